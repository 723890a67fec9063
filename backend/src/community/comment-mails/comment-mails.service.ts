import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not, type EntityManager, type Repository } from 'typeorm';
import { Config } from '../../config.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { createLinkToken } from '../../platform/common/link-token.js';
import type { DomainEvent } from '../../platform/domain-events/domain-event-types.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import type { SendingCondition } from '../../platform/email/email.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { siteZone } from '../../platform/zone/site-zone.js';
import { Comment } from '../comments/comment.entity.js';
import { CommentMailChoice, type MailMode } from './comment-mail-choice.entity.js';
import { CommentMailItem } from './comment-mail-item.entity.js';
import { commentEmail, digestEmail } from './emails.js';
import { eligibleRecipients, loadMailedComments } from './mailed-comments.js';

/** Hour of the daily digest, in the site's time zone. */
const DIGEST_HOUR = 8;
const BATCH = 100;

/** Sends emails about comments and replies to members who want them. */
@Injectable()
export class CommentMailsService {
  private readonly logger = new Logger(CommentMailsService.name);

  constructor(
    @InjectRepository(CommentMailChoice) private readonly choices: Repository<CommentMailChoice>,
    private readonly emails: EmailsService,
    private readonly config: Config,
    subscribers: Subscribers,
  ) {
    subscribers.subscribe('comment-mails', {
      'comment.created': (event, { manager }) => this.handleComment(event, manager),
    });
    // The mail server may have been away for hours: rechecked before sending, so that outdated emails and former
    // addresses are skipped.
    emails.registerCheck('comment', (condition, recipient) => this.isDue(condition, recipient));
    emails.registerCheck('comment-digest', (condition, recipient) => this.isDigestDue(condition, recipient));
  }

  async modeOf(userId: number): Promise<MailMode> {
    return (await this.choices.findOneBy({ userId }))?.mode ?? 'none';
  }

  async setMode(userId: number, mode: MailMode): Promise<MailMode> {
    await this.choices.manager.transaction(async (manager) => {
      if (mode !== 'daily') await manager.delete(CommentMailItem, { userId });
      const { affected } = await manager.update(CommentMailChoice, { userId }, { mode });
      if (affected || mode === 'none') return;
      const row = { userId, mode, token: createLinkToken(), digestedOn: null };
      await manager.upsert(CommentMailChoice, row, ['userId']);
    });
    return mode;
  }

  /** Whether an unsubscribe token exists. */
  async tokenExists(token: string): Promise<boolean> {
    return this.choices.existsBy({ token });
  }

  /** Unsubscribes by token; resolves to whether it exists. */
  async unsubscribe(token: string): Promise<boolean> {
    const choice = await this.choices.findOneBy({ token });
    if (choice) await this.setMode(choice.userId, 'none');
    return choice !== null;
  }

  /** Sends the digests that are due, each once, even if several processes run this. */
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
      for (const { userId } of due)
        await this.sendDigest(userId, day).catch((error: unknown) =>
          this.logger.error(`L’envoi du jour au membre ${userId} a échoué ; nouvel essai bientôt.`, error),
        );
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
      // Another process was first.
      if (!affected) return;
      const items = await manager.find(CommentMailItem, { where: { userId }, order: { commentId: 'ASC' } });
      if (items.length === 0) return;
      await manager.delete(CommentMailItem, { userId });
      const [user] = await eligibleRecipients(manager, [userId]);
      const told = await loadMailedComments(
        manager,
        userId,
        items.map(({ commentId }) => commentId),
      );
      if (!user || told.length === 0) return;
      const token = await this.tokenOf(manager, userId);
      const commentIds = told.map(({ id }) => id);
      await this.emails.queueEmail(manager, user.email, {
        ...digestEmail(told, { publicUrl: this.config.publicUrl, token }),
        onlyIf: { check: 'comment-digest', commentIds, userId },
      });
    });
  }

  private async isDue({ commentIds, userId }: SendingCondition, recipient: string): Promise<boolean> {
    const { manager } = this.choices;
    if (!(await manager.existsBy(CommentMailChoice, { userId, mode: Not('none') }))) return false;
    const [user] = await eligibleRecipients(manager, [userId]);
    return user?.email === recipient && (await loadMailedComments(manager, userId, commentIds)).length > 0;
  }

  /** A digest that is no longer valid as a whole is not sent; its valid comments wait for the next one. */
  private async isDigestDue({ commentIds, userId }: SendingCondition, recipient: string): Promise<boolean> {
    return this.choices.manager.transaction(async (manager) => {
      if (!(await manager.existsBy(CommentMailChoice, { userId, mode: 'daily' }))) return false;
      const [user] = await eligibleRecipients(manager, [userId]);
      if (!user) return false;
      const told = await loadMailedComments(manager, userId, commentIds);
      if (user.email === recipient && told.length === commentIds.length) return true;
      const createdAt = new Date();
      const left = told.map(({ id: commentId }) => ({ userId, commentId, createdAt }));
      if (left.length > 0) await manager.upsert(CommentMailItem, left, ['userId', 'commentId']);
      return false;
    });
  }

  private async handleComment(
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
        await eligibleRecipients(
          manager,
          choices.map(({ userId }) => userId),
        )
      ).map((user) => [user.id, user]),
    );
    for (const { userId, mode } of choices) {
      const user = users.get(userId);
      const [told] = user ? await loadMailedComments(manager, userId, [commentId]) : [];
      if (!user || !told) continue;
      if (mode === 'daily') {
        await manager.insert(CommentMailItem, { userId, commentId, createdAt: new Date() });
        continue;
      }
      const token = await this.tokenOf(manager, userId);
      const email = commentEmail(told, { publicUrl: this.config.publicUrl, token });
      await this.emails.queueEmail(manager, user.email, {
        ...email,
        onlyIf: { check: 'comment', commentIds: [commentId], userId },
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

/** Current day and hour in the site's time zone. */
function inSite(now: Date): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: siteZone(),
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const [day, time] = format.format(now).split(' ');
  return { day: day!, hour: Number(time!.slice(0, 2)) };
}
