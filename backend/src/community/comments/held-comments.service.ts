import { fold } from '@passerelle/api-client/fold';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, type EntityManager, type Repository } from 'typeorm';
import { DAY_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../../config.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { canModerate, User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import type { Page } from '../../platform/common/page-query.js';
import { isForeignKeyViolation } from '../../platform/database/violations.js';
import { storeAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import type { Comment } from './comment.entity.js';
import { toHeldDto, type CommentBody, type HeldDto } from './comments.dto.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { insertMissingParent } from './removal.js';
import { HeldComment, type Suspicion } from './held-comment.entity.js';

/** Members for longer than this, or with more comments, are not checked. */
const STRANGER_DAYS = 7;
const STRANGER_COMMENTS = 20;
const MANY_LINKS = 2;
/** Shorter texts, such as thanks, are often repeated. */
const REPEAT_LENGTH = 20;
const QUICK = { comments: 8, withinMs: 5 * MINUTE_MS };

export interface Held {
  held: HeldComment;
  author: User;
  tutorialTitle: string;
}

/** Holds suspected spam comments of new members until a moderator decides. */
@Injectable()
export class HeldCommentsService {
  constructor(
    @InjectRepository(HeldComment) private readonly rows: Repository<HeldComment>,
    private readonly comments: CommentsService,
    private readonly repository: CommentsRepository,
    private readonly tutorials: TutorialsService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Publishes or holds a comment; resolves to the comment, or to the response for its author.
   * @throws the exceptions of `CommentsService.create`
   */
  async publishOrHold(
    tutorialId: number,
    author: User,
    body: CommentBody,
    key?: AnswerKey,
  ): Promise<{ comment: Comment } | { held: HeldDto }> {
    const suspicion = this.settings.rules.holdSuspects ? await this.suspicionOf(author, body.content) : null;
    if (!suspicion) return { comment: await this.comments.create(tutorialId, author, body, key) };
    const { content, parentId = null } = body;
    await this.comments.requirePlace(tutorialId, parentId);
    const row = { tutorialId, userId: author.id, parentId, content, suspicion, createdAt: new Date() };
    try {
      await this.dataSource.transaction(async (manager) => {
        await manager.insert(HeldComment, row);
        await storeAnswer(manager, key, toHeldDto());
        await this.events.publish(manager, 'comment.held', { tutorialId, authorId: author.id });
      });
    } catch (error) {
      // The tutorial or parent was deleted after the check.
      if (isForeignKeyViolation(error)) await this.comments.requirePlace(tutorialId, parentId);
      throw error;
    }
    return { held: toHeldDto() };
  }

  /** Oldest first. */
  async list({ limit, offset }: Page): Promise<{ comments: Held[]; total: number }> {
    const [rows, total] = await this.rows.findAndCount({ order: { id: 'ASC' }, take: limit, skip: offset });
    const authors = await this.dataSource.manager.findBy(User, { id: In(rows.map(({ userId }) => userId)) });
    const byId = new Map(authors.map((author) => [author.id, author]));
    const titles = await this.tutorials.titlesOf(rows.map(({ tutorialId }) => tutorialId));
    const comments = rows.flatMap((held) => {
      const author = byId.get(held.userId);
      return author ? [{ held, author, tutorialTitle: titles.get(held.tutorialId) ?? '' }] : [];
    });
    return { comments, total };
  }

  /**
   * Publishes a held comment as if just written, below a placeholder where the comment it replies to is gone. It stays
   * held if that fails.
   * @throws NotFoundException, also when its tutorial is gone
   * @throws ForbiddenException while comments are disabled
   */
  async accept(id: number, actor: User): Promise<void> {
    const waiting = await this.rows.findOneBy({ id });
    if (!waiting) throw notWaiting();
    await this.comments.requirePlace(waiting.tutorialId, null);
    await this.settle(id, actor, 'comment.accept', async (manager, held) => {
      await insertMissingParent(manager, held);
      await this.comments.publish(manager, held);
    });
  }

  /** Deletes a held comment and notifies its author. @throws NotFoundException */
  async refuse(id: number, actor: User): Promise<void> {
    await this.settle(id, actor, 'comment.refuse', async (manager, { tutorialId, userId: authorId }) => {
      await this.events.publish(manager, 'comment.removed', { tutorialId, authorId, actorId: actor.id });
    });
  }

  private async settle(
    id: number,
    actor: User,
    action: string,
    act: (manager: EntityManager, held: HeldComment) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const held = await manager.findOneBy(HeldComment, { id });
      // Of two concurrent decisions only one finds the row.
      const { affected } = await manager.delete(HeldComment, { id });
      if (!held || !affected) throw notWaiting();
      await act(manager, held);
      const { content, userId, tutorialId } = held;
      const before = { content, userId, tutorialId };
      await this.audit.record(manager, { actorId: actor.id, action, targetType: 'comment', before });
    });
  }

  private async suspicionOf(author: User, content: string): Promise<Suspicion | null> {
    const isStranger = author.createdAt.getTime() > Date.now() - STRANGER_DAYS * DAY_MS;
    if (!isStranger || canModerate(author) || author.contributorVerified) return null;
    if ((content.match(/https?:\/\/|\bwww\./gi) ?? []).length >= MANY_LINKS) return 'links';
    if (!this.config.rateLimits) return null;
    const lately = await this.repository.latestOf(author.id, STRANGER_COMMENTS);
    if (lately.length >= STRANGER_COMMENTS) return null;
    const text = fold(content);
    if (text.length >= REPEAT_LENGTH && lately.some((comment) => fold(comment.content) === text))
      return 'repeat';
    const since = Date.now() - QUICK.withinMs;
    const quick = lately.filter(({ createdAt }) => createdAt.getTime() > since);
    return quick.length >= QUICK.comments ? 'speed' : null;
  }
}

function notWaiting(): NotFoundException {
  return new NotFoundException('Ce commentaire n’attend pas ou plus.');
}
