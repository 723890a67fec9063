import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Comment, CommentLike } from '../../community/comments/comment.entity.js';
import { CommentCounts } from '../../community/comments/comment-counts.js';
import { foldContent } from '../../community/comments/comments.repository.js';
import { RatingsService } from '../../community/ratings/ratings.service.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { UsersService } from '../../members/users/users.service.js';
import { demoAccount, demoComments, demoMembers, demoRatings, type DemoName } from './demo-people.js';

/** Not a valid hash, so no password matches. */
const NO_PASSWORD = '!';

type Ids = Record<DemoName, number>;
type NewComment = Pick<Comment, 'tutorialId' | 'userId' | 'parentId' | 'content' | 'createdAt'>;

/** Creates the sample members of a demo site, with their comments and ratings. Nobody can sign in as them. */
@Injectable()
export class DemoPeopleService {
  constructor(
    private readonly users: UsersService,
    private readonly tutorials: TutorialsService,
    private readonly ratings: RatingsService,
    private readonly commentCounts: CommentCounts,
    private readonly dataSource: DataSource,
  ) {}

  /** Skips comments and ratings of tutorials that were not imported. */
  async seed(): Promise<void> {
    const ids = await this.createMembers();
    const tutorials = await this.tutorials.findImported();
    await this.dataSource.transaction(async (manager) => {
      for (const { tutorial, daysAgo, by, content, likedBy, replies = [] } of demoComments) {
        const tutorialId = tutorials.get(tutorial)?.id;
        if (tutorialId === undefined) continue;
        const said = { tutorialId, userId: ids[by], parentId: null, content, createdAt: before(daysAgo) };
        const parentId = await this.insertComment(
          manager,
          said,
          likedBy.map((name) => ids[name]),
        );
        for (const reply of replies) {
          const answer = { content: reply.content, userId: ids[reply.by], createdAt: before(daysAgo - 2) };
          await this.insertComment(
            manager,
            { ...said, ...answer, parentId },
            reply.likedBy.map((name) => ids[name]),
          );
        }
      }
    });
    for (const [tutorial, scores] of Object.entries(demoRatings)) {
      const tutorialId = tutorials.get(tutorial)?.id;
      for (const [name, score] of Object.entries(scores))
        if (tutorialId !== undefined) await this.ratings.rate(ids[name as DemoName], tutorialId, score);
    }
  }

  private async insertComment(
    manager: EntityManager,
    comment: NewComment,
    likedBy: number[],
  ): Promise<number> {
    const contentFolded = foldContent(comment.content);
    const row = { ...comment, contentFolded, updatedAt: comment.createdAt, likes: likedBy.length };
    const { identifiers } = await manager.insert(Comment, row);
    const { id: commentId } = identifiers[0] as { id: number };
    await this.commentCounts.countAdded(manager, comment);
    if (likedBy.length > 0) {
      await manager.insert(
        CommentLike,
        likedBy.map((userId) => ({ commentId, userId })),
      );
    }
    return commentId;
  }

  private async createMembers(): Promise<Ids> {
    const ids: Partial<Ids> = {};
    for (const [name, member] of Object.entries(demoMembers)) {
      const { username, email } = demoAccount(name);
      const user = await this.users.create({
        ...member,
        username,
        email,
        passwordHash: NO_PASSWORD,
        isContributor: false,
        website: null,
        socialLinks: [],
        emailConfirmedAt: new Date(),
      });
      ids[name as DemoName] = user.id;
    }
    return ids as Ids;
  }
}

function before(daysAgo: number): Date {
  return new Date(Date.now() - daysAgo * DAY_MS);
}
