import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, type EntityManager, type Repository } from 'typeorm';
import { Config } from '../../config.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../../members/users/user.entity.js';
import { createLinkToken } from '../../platform/common/link-token.js';
import type { DomainEvent } from '../../platform/domain-events/domain-event-types.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { siteZone } from '../../platform/zone/site-zone.js';
import { Comment } from '../comments/comment.entity.js';
import { CommentMailChoice, type MailMode } from './comment-mail-choice.entity.js';
import { CommentMailItem } from './comment-mail-item.entity.js';
import { commentEmail, digestEmail, type ToldComment } from './emails.js';

/** In the morning of the site’s zone. */
const DIGEST_HOUR = 8;
const BATCH = 100;

/** Tells members of comments and answers by email, where they wish it. */
@Injectable()
export class CommentMailsService {
  constructor(
    @InjectRepository(CommentMailChoice) private readonly choices: Repository<CommentMailChoice>,
    private readonly emails: EmailsService,
    private readonly config: Config,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('comment-mails', {
      'comment.created': (event, { manager }) => this.hear(event, manager),
    });
    // The mail server may have been away for hours: what is deleted meanwhile is not sent.
    emails.sendOnlyIf('comment', async ({ commentId, userId }) => {
      const { manager } = choices;
      const [isThere, isWanted] = await Promise.all([
        manager.existsBy(Comment, { id: commentId }),
        manager.existsBy(CommentMailChoice, { userId, mode: Not('none') }),
      ]);
      return isThere && isWanted && (await eligible(manager, [userId])).length > 0;
    });
  }

  async modeOf(userId: number): Promise<MailMode> {
    return (await this.choices.findOneBy({ userId }))?.mode ?? 'none';
  }

  async choose(userId: number, mode: MailMode): Promise<MailMode> {
    await this.choices.manager.transaction(async (manager) => {
      if (mode !== 'daily') await manager.delete(CommentMailItem, { userId });
      const { affected } = await manager.update(CommentMailChoice, { userId }, { mode });
      if (affected || mode === 'none') return;
      const row = { userId, mode, token: createLinkToken(), digestedOn: null };
      await manager.upsert(CommentMailChoice, row, ['userId']);
    });
    return mode;
  }

  /** By the link of an email, whoever holds it. Does nothing for one that is nobody’s. */
  async stop(token: string): Promise<void> {
    const choice = await this.choices.findOneBy({ token });
    if (choice) await this.choose(choice.userId, 'none');
  }

  /** Sends the daily emails that are due, each once, however many processes look. */
  async sendDigests(now: Date): Promise<void> {
    const { day, hour } = inSite(now);
    if (hour < DIGEST_HOUR) return;
    for (let after = 0; ;) {
      const due = await this.choices
        .createQueryBuilder('choice')
        .where({ mode: 'daily' })
        .andWhere('(choice.digestedOn IS NULL OR choice.digestedOn <> :day)', { day })
        .andWhere('choice.userId > :after', { after })
        .orderBy('choice.userId')
        .limit(BATCH)
        .getMany();
      for (const { userId } of due) await this.sendDigest(userId, day);
      if (due.length < BATCH) return;
      after = due.at(-1)!.userId;
    }
  }

  private async sendDigest(userId: number, day: string): Promise<void> {
    await this.choices.manager.transaction(async (manager) => {
      const { affected } = await manager
        .createQueryBuilder()
        .update(CommentMailChoice)
        .set({ digestedOn: day })
        .where('userId = :userId AND (digestedOn IS NULL OR digestedOn <> :day)', { userId, day })
        .execute();
      // Another process was ahead.
      if (!affected) return;
      const items = await manager.find(CommentMailItem, { where: { userId }, order: { commentId: 'ASC' } });
      if (items.length === 0) return;
      await manager.delete(CommentMailItem, { userId });
      const [user] = await eligible(manager, [userId]);
      const told = await tell(
        manager,
        userId,
        items.map(({ commentId }) => commentId),
      );
      if (!user || told.length === 0) return;
      const token = await this.tokenOf(manager, userId);
      await this.emails.queue(
        manager,
        user.email,
        digestEmail(told, { publicUrl: this.config.publicUrl, token }),
      );
    });
  }

  private async hear(
    { payload: { commentId, tutorialId, authorId, parentId } }: DomainEvent<'comment.created'>,
    manager: EntityManager,
  ): Promise<void> {
    const authors = await manager.findBy(TutorialAuthor, { tutorialId });
    const parent = parentId === null ? null : await manager.findOneBy(Comment, { id: parentId });
    const ids = new Set([...authors.map(({ userId }) => userId), ...(parent ? [parent.userId] : [])]);
    ids.delete(authorId);
    const choices = await manager.findBy(CommentMailChoice, { userId: In([...ids]), mode: Not('none') });
    const users = new Map(
      (
        await eligible(
          manager,
          choices.map(({ userId }) => userId),
        )
      ).map((user) => [user.id, user]),
    );
    for (const { userId, mode } of choices) {
      const user = users.get(userId);
      const [told] = user ? await tell(manager, userId, [commentId]) : [];
      if (!user || !told) continue;
      if (mode === 'daily') {
        await manager.insert(CommentMailItem, { userId, commentId, createdAt: new Date() });
        continue;
      }
      const token = await this.tokenOf(manager, userId);
      const email = commentEmail(told, { publicUrl: this.config.publicUrl, token });
      await this.emails.queue(manager, user.email, {
        ...email,
        onlyIf: { check: 'comment', commentId, userId },
      });
    }
  }

  private async tokenOf(manager: EntityManager, userId: number): Promise<string> {
    const { token } = await manager.findOneOrFail(CommentMailChoice, {
      select: { userId: true, token: true },
      where: { userId },
    });
    return token;
  }
}

/** Those of the members who have shown that their address is theirs and are not suspended. */
async function eligible(manager: EntityManager, ids: number[]): Promise<User[]> {
  const users = await manager.findBy(User, { id: In(ids) });
  const now = new Date();
  return users.filter(
    ({ emailConfirmedAt, suspendedUntil }) =>
      emailConfirmedAt !== null && (suspendedUntil === null || suspendedUntil <= now),
  );
}

/** Those of the comments that are still there, as one member is told of them. */
async function tell(manager: EntityManager, userId: number, ids: number[]): Promise<ToldComment[]> {
  const comments = await manager.find(Comment, { where: { id: In(ids) }, order: { id: 'ASC' } });
  const [people, tutorials, parents] = [
    await manager.findBy(User, { id: In(comments.map((comment) => comment.userId)) }),
    await manager.find(Tutorial, {
      select: { id: true, title: true },
      where: { id: In(comments.map(({ tutorialId }) => tutorialId)) },
    }),
    await manager.findBy(Comment, { id: In(comments.flatMap(({ parentId }) => parentId ?? [])) }),
  ];
  return comments.flatMap(({ id, userId: whoId, tutorialId, parentId, content }) => {
    const who = people.find((user) => user.id === whoId)?.displayName;
    const title = tutorials.find((tutorial) => tutorial.id === tutorialId)?.title;
    const isAnswer = parents.some((parent) => parent.id === parentId && parent.userId === userId);
    return who && title ? [{ id, who, isAnswer, title, tutorialId, content }] : [];
  });
}

/** The day and the hour it is on the site. */
function inSite(now: Date): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: siteZone(),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day, time] = format.format(now).split(' ');
  return { day: day!, hour: Number(time!.slice(0, 2)) };
}
