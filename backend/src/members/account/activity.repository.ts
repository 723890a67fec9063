import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget, type SelectQueryBuilder } from 'typeorm';
import { Comment } from '../../community/comments/comment.entity.js';
import { Favorite } from '../../community/favorites/favorite.entity.js';
import { Rating } from '../../community/ratings/rating.entity.js';
import { published } from '../../content/tutorials/published.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import type { ActivityKind } from './account.dto.js';

type PublicKind = Extract<ActivityKind, 'tutorial' | 'comment'>;

/** SQL condition for activity on published tutorials, or on tutorials of which `:userId` is an author. */
const READABLE = `(${published('row.tutorialId')} OR EXISTS
  (SELECT 1 FROM tutorial_authors own WHERE own.tutorialId = row.tutorialId AND own.userId = :userId))`;

export interface Activity {
  kind: ActivityKind;
  at: Date;
  tutorialId: number;
  tutorialTitle: string;
  comment: string | null;
  score: number | null;
}

/** A member's activity by kind, each read by an index of its table. */
@Injectable()
export class ActivityRepository {
  constructor(private readonly dataSource: DataSource) {}

  async counts(userId: number): Promise<Record<ActivityKind, number>> {
    const [tutorial, comment, rating, favorite] = await Promise.all([
      this.dataSource.manager.countBy(TutorialAuthor, { userId }),
      this.count(Comment, userId, READABLE),
      this.count(Rating, userId, READABLE),
      this.count(Favorite, userId, READABLE),
    ]);
    return { tutorial, comment, rating, favorite };
  }

  /** Counts of public activity. */
  async publicCounts(userId: number): Promise<Pick<Record<ActivityKind, number>, PublicKind>> {
    const condition = published('row.tutorialId');
    const [tutorial, comment] = await Promise.all([
      this.count(TutorialAuthor, userId, condition),
      this.count(Comment, userId, condition),
    ]);
    return { tutorial, comment };
  }

  /** @param condition SQL filter of rows of a member, by their tutorials */
  private count(
    entity: EntityTarget<{ userId: number | null }>,
    userId: number,
    condition: string,
  ): Promise<number> {
    return this.dataSource
      .createQueryBuilder(entity, 'row')
      .where('row.userId = :userId', { userId })
      .andWhere(condition)
      .getCount();
  }

  /** The latest public activities of each kind, unsorted. */
  async publicLatest(userId: number, limit: number): Promise<Activity[]> {
    const kinds = await Promise.all([
      this.tutorials(userId, limit, published('tutorial.id')),
      this.comments(userId, limit, published('row.tutorialId')),
    ]);
    return kinds.flat();
  }

  /** The latest activities of each kind, unsorted. */
  async latest(userId: number, limit: number): Promise<Activity[]> {
    const kinds = await Promise.all([
      this.tutorials(userId, limit),
      this.comments(userId, limit, READABLE),
      this.ratings(userId, limit),
      this.favorites(userId, limit),
    ]);
    return kinds.flat();
  }

  /** @param condition SQL filter for tutorials */
  private async tutorials(userId: number, limit: number, condition = '1 = 1'): Promise<Activity[]> {
    const rows = await this.dataSource
      .createQueryBuilder(Tutorial, 'tutorial')
      .select(['tutorial.id', 'tutorial.title', 'tutorial.date'])
      .innerJoin(TutorialAuthor, 'author', 'author.tutorialId = tutorial.id')
      .where('author.userId = :userId', { userId })
      .andWhere(condition)
      .orderBy('tutorial.date', 'DESC')
      .addOrderBy('tutorial.id', 'DESC')
      .limit(limit)
      .getMany();
    return rows.map((row) => activity('tutorial', row.date, row));
  }

  private async comments(userId: number, limit: number, condition: string): Promise<Activity[]> {
    const query = this.dataSource
      .createQueryBuilder(Comment, 'row')
      .where('row.userId = :userId', { userId })
      .andWhere(condition)
      .orderBy('row.id', 'DESC')
      .limit(limit);
    return (await withTutorials(query)).map(({ row, tutorial }) =>
      activity('comment', row.createdAt, tutorial, { comment: row.content }),
    );
  }

  private async ratings(userId: number, limit: number): Promise<Activity[]> {
    const query = this.dataSource
      .createQueryBuilder(Rating, 'row')
      .where('row.userId = :userId', { userId })
      .andWhere(READABLE)
      .orderBy('row.updatedAt', 'DESC')
      .limit(limit);
    return (await withTutorials(query)).map(({ row, tutorial }) =>
      activity('rating', row.updatedAt, tutorial, { score: row.score }),
    );
  }

  private async favorites(userId: number, limit: number): Promise<Activity[]> {
    const query = this.dataSource
      .createQueryBuilder(Favorite, 'row')
      .where('row.userId = :userId', { userId })
      .andWhere(READABLE)
      .orderBy('row.createdAt', 'DESC')
      .addOrderBy('row.id', 'DESC')
      .limit(limit);
    return (await withTutorials(query)).map(({ row, tutorial }) =>
      activity('favorite', row.createdAt, tutorial),
    );
  }
}

type TutorialName = Pick<Tutorial, 'id' | 'title'>;

async function withTutorials<T extends { tutorialId: number }>(
  query: SelectQueryBuilder<T>,
): Promise<{ row: T; tutorial: TutorialName }[]> {
  const { entities, raw } = await query
    .innerJoin(Tutorial, 'tutorial', 'tutorial.id = row.tutorialId')
    .addSelect('tutorial.title', 'tutorialTitle')
    .getRawAndEntities<{ tutorialTitle: string }>();
  return entities.map((row, index) => ({
    row,
    tutorial: { id: row.tutorialId, title: raw[index]!.tutorialTitle },
  }));
}

function activity(
  kind: ActivityKind,
  at: Date,
  { id, title }: TutorialName,
  more: Partial<Pick<Activity, 'comment' | 'score'>> = {},
): Activity {
  return { kind, at, tutorialId: id, tutorialTitle: title, comment: null, score: null, ...more };
}
