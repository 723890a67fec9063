import { BadRequestException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import type { Page } from '../../platform/common/page-query.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/violations.js';
import { storeAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import type { Comment, WrittenComment } from './comment.entity.js';
import {
  toAdminCommentDto,
  toCommentDto,
  type AdminCommentListDto,
  type CommentBody,
} from './comments.dto.js';
import { canBeRepliedTo, canDelete } from './comments.policy.js';
import { CommentsRepository, isWritten, type CommentSelection } from './comments.repository.js';
import { toConversations, type Conversation } from './conversation.js';
import { DeletedCommentsService } from './deleted-comments.service.js';

/** Thrown to roll back a like that changes nothing. */
class NothingToDo extends Error {}

@Injectable()
export class CommentsService {
  /** Replies returned at once; of more, the newest. */
  maxReplies = 5000;

  constructor(
    private readonly comments: CommentsRepository,
    private readonly deletedComments: DeletedCommentsService,
    private readonly tutorials: TutorialsService,
    trash: TrashService,
    private readonly settings: SettingsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {
    trash.registerErasingHook(async (manager, { id }) => {
      await this.comments.deleteBelow(manager, id);
      await this.deletedComments.deleteBelow(manager, id);
    });
  }

  /**
   * A page of a tutorial's conversations, newest first, and their total.
   * @throws NotFoundException when the tutorial does not exist
   */
  async list(
    tutorialId: number,
    page: Page,
    reader: User | undefined,
  ): Promise<{ conversations: Conversation[]; total: number }> {
    await this.tutorials.require(tutorialId, reader);
    const comments = await this.comments.newest(tutorialId, page);
    const conversations = await this.withReplies(comments);
    const isWhole = page.offset === 0 && comments.length < page.limit;
    const total = isWhole ? comments.length : await this.comments.countConversations(tutorialId);
    return { conversations, total };
  }

  /** Comments of all tutorials, newest first, with the titles of their tutorials. */
  async search(
    text: string | undefined,
    selection: CommentSelection,
    page: Page,
  ): Promise<AdminCommentListDto> {
    const [comments, total, older] = await this.comments.search(text, selection, page);
    const titles = await this.tutorials.titlesOf(comments.map(({ tutorialId }) => tutorialId));
    return { comments: comments.map((comment) => toAdminCommentDto(comment, titles)), total, older };
  }

  /** The conversation of a comment; null when it has been deleted. */
  async conversationOf(id: number): Promise<Conversation | null> {
    const [found] = await this.findSome([id]);
    if (!found) return null;
    const [comment = found] = found.parentId ? await this.comments.findSome([found.parentId]) : [];
    return (await this.withReplies([comment]))[0]!;
  }

  private async withReplies(comments: readonly Comment[]): Promise<Conversation[]> {
    const ids = comments.map(({ id }) => id);
    const replies = await this.comments.newestReplies(ids, this.maxReplies);
    const isWhole = replies.length < this.maxReplies;
    const counts = isWhole ? undefined : await this.comments.countReplies(ids);
    return toConversations(comments, replies, counts);
  }

  /**
   * Those of these comments that exist, and placeholders, for any reader.
   * @throws NotFoundException when the tutorial is not public
   */
  async readSome(tutorialId: number, ids: readonly number[]): Promise<Comment[]> {
    await this.tutorials.require(tutorialId);
    return this.comments.findSome(ids);
  }

  /** Those of these comments that exist. */
  async findSome(ids: readonly number[]): Promise<WrittenComment[]> {
    return (await this.comments.findSome(ids)).filter(isWritten);
  }

  /** Number of comments that a member has written. */
  async countBy(userId: number): Promise<number> {
    return this.comments.countBy(userId);
  }

  /** Ids of a tutorial's comments that a member likes. */
  async likedBy(userId: number, tutorialId: number): Promise<ReadonlySet<number>> {
    return this.comments.likedIds(tutorialId, userId);
  }

  /** @throws NotFoundException */
  async get(id: number): Promise<WrittenComment> {
    const comment = await this.comments.find(id);
    if (!comment) throw notFound();
    return comment;
  }

  /** @throws ForbiddenException, NotFoundException, BadRequestException */
  async create(
    tutorialId: number,
    author: User,
    { content, parentId = null }: CommentBody,
    key?: AnswerKey,
  ): Promise<Comment> {
    await this.requirePlace(tutorialId, parentId);
    try {
      return await this.dataSource.transaction(async (manager) => {
        const written = await this.publish(manager, { tutorialId, userId: author.id, parentId, content });
        const comment = { ...written, user: author };
        await storeAnswer(manager, key, toCommentDto(comment, [], new Set()));
        return comment;
      });
    } catch (error) {
      // The tutorial or parent was deleted after the check.
      if (isForeignKeyViolation(error)) await this.checkPlace(tutorialId, parentId);
      throw error;
    }
  }

  /** Within a transaction; the caller has checked tutorial and parent. */
  async publish(
    manager: EntityManager,
    {
      tutorialId,
      userId,
      parentId,
      content,
    }: Pick<WrittenComment, 'tutorialId' | 'userId' | 'parentId' | 'content'>,
  ): Promise<WrittenComment> {
    const now = new Date();
    const row = { tutorialId, userId, parentId, content, likes: 0, createdAt: now, updatedAt: now };
    const id = await this.comments.insertComment(manager, row);
    const payload = { commentId: id, tutorialId, authorId: userId, parentId };
    await this.events.publish(manager, 'comment.created', payload);
    await this.events.publish(manager, 'comments.changed', { tutorialId, commentId: id });
    return { id, ...row };
  }

  /** @throws ForbiddenException, NotFoundException, BadRequestException when no comment can be added there */
  async requirePlace(tutorialId: number, parentId: number | null): Promise<void> {
    await this.refuseWhenClosed();
    await this.checkPlace(tutorialId, parentId);
  }

  /** Adds a member's like, at most once; resolves to the number of likes. */
  async like(id: number, userId: number): Promise<number> {
    await this.refuseWhenClosed();
    await this.tutorials.require((await this.get(id)).tutorialId);
    return this.changeLikes(id, 1, async (manager) => {
      await this.comments.insertLike(manager, { commentId: id, userId });
      await this.events.publish(manager, 'comment.liked', { commentId: id, likerId: userId });
    });
  }

  /** Removes a like if there is one; resolves to the number of likes. */
  async unlike(id: number, userId: number): Promise<number> {
    return this.changeLikes(id, -1, async (manager) => {
      if (!(await this.comments.deleteLike(manager, { commentId: id, userId }))) throw new NothingToDo();
    });
  }

  /** @throws NotFoundException, ForbiddenException */
  async delete(id: number, actor: User): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const comment = await this.comments.lock(manager, id);
      if (!comment) throw notFound();
      if (!canDelete(comment, actor)) {
        throw new ForbiddenException('Vous ne pouvez supprimer que vos propres commentaires.');
      }
      await this.deleteWithin(manager, comment, actor);
    });
  }

  /**
   * Deletes within a transaction; replies stay, below a placeholder. The actor's own comment is deleted for good; another's can be restored, and is
   * recorded in the audit trail. The author is notified, unless a decision tells them why.
   */
  async deleteWithin(
    manager: EntityManager,
    comment: WrittenComment,
    actor: User,
    { isToldByDecision = false } = {},
  ): Promise<void> {
    const { content, userId, tutorialId } = comment;
    const isOwn = userId === actor.id;
    const removed = isOwn
      ? await this.comments.deleteComment(manager, comment)
      : await this.deletedComments.moveToDeleted(manager, comment, actor);
    if (!isOwn) {
      await this.audit.record(manager, {
        actorId: actor.id,
        action: 'comment.delete',
        targetType: 'comment',
        targetId: comment.id,
        before: { content, userId, tutorialId },
      });
      const payload = { tutorialId, authorId: userId, actorId: actor.id, isToldByDecision };
      await this.events.publish(manager, 'comment.removed', payload);
    }
    await this.events.publish(manager, 'comments.deleted', { tutorialId, commentId: comment.id });
    for (const commentId of [comment.id, ...removed])
      await this.events.publish(manager, 'comments.changed', { tutorialId, commentId });
  }

  /** Deletes a member's comments and likes, in the transaction that deletes the account. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    const tutorialIds = await this.comments.tutorialsTouchedBy(manager, userId);
    await this.comments.deleteOfMember(manager, userId);
    await this.deletedComments.forgetMember(manager, userId);
    for (const tutorialId of tutorialIds) {
      await this.events.publish(manager, 'comments.deleted', { tutorialId });
      await this.events.publish(manager, 'comments.changed', { tutorialId });
    }
  }

  /** Moves comments and likes to another member; a comment that both liked keeps one like. */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    const tutorialIds = await this.comments.tutorialsTouchedBy(manager, userId);
    await this.comments.moveToMember(manager, userId, into);
    for (const tutorialId of tutorialIds)
      await this.events.publish(manager, 'comments.changed', { tutorialId });
  }

  /** Loads a comment with a row lock until the transaction ends; null when it has been deleted. */
  async lock(manager: EntityManager, id: number): Promise<WrittenComment | null> {
    return this.comments.lock(manager, id);
  }

  /** @throws ForbiddenException while comments are disabled */
  private async refuseWhenClosed(): Promise<void> {
    if (await this.settings.get('enableComments')) return;
    throw new ForbiddenException(errorBody('closed', 'Les commentaires sont fermés pour le moment.'));
  }

  /** @throws NotFoundException, BadRequestException */
  private async checkPlace(tutorialId: number, parentId: number | null): Promise<void> {
    await this.tutorials.require(tutorialId);
    if (parentId === null) return;
    const parent = await this.comments.find(parentId);
    if (!parent || parent.tutorialId !== tutorialId) {
      throw new NotFoundException('Le commentaire auquel vous répondez n’existe pas.');
    }
    if (!canBeRepliedTo(parent)) throw new BadRequestException('On ne peut pas répondre à une réponse.');
  }

  /** The count first: updating it locks the comment, so that concurrent likes are applied one after the other. */
  private async changeLikes(
    id: number,
    change: 1 | -1,
    write: (manager: EntityManager) => Promise<void>,
  ): Promise<number> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        if (!(await this.comments.changeLikes(manager, id, change))) throw notFound();
        await write(manager);
        const { tutorialId, likes } = (await this.comments.lock(manager, id))!;
        await this.events.publish(manager, 'comments.changed', { tutorialId, commentId: id });
        return likes;
      });
    } catch (error) {
      if (!(error instanceof NothingToDo) && !isUniqueViolation(error)) throw error;
      return (await this.get(id)).likes;
    }
  }
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce commentaire n’existe pas ou n’existe plus.');
}
