import { Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { AuditService } from '../../moderation/audit/audit.service.js';
import type { Page } from '../../platform/common/page-query.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import type { User } from '../../members/users/user.entity.js';
import type { Comment } from './comment.entity.js';
import { toAdminCommentDto, type AdminCommentListDto } from './comments.dto.js';
import type { CommentSelection } from './comments.repository.js';
import { DeletedCommentsRepository } from './deleted-comments.repository.js';
import { RetentionTask } from '../../platform/retention/retention-task.js';

const RESTORABLE_DAYS = 30;

/** Comments that moderators have deleted and can restore: see docs/decisions/0019-moderation.md. */
@Injectable()
export class DeletedCommentsService {
  constructor(
    private readonly deleted: DeletedCommentsRepository,
    private readonly tutorials: TutorialsService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /** In the transaction that deletes the tutorial. */
  async deleteBelow(manager: EntityManager, tutorialId: number): Promise<void> {
    await this.deleted.deleteBelow(manager, tutorialId);
  }

  /** In the transaction that deletes the account. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await this.deleted.forgetMember(manager, userId);
  }

  /** Moves a comment, locked by the caller, out of public. Resolves to the ids of the placeholders removed with it. */
  async moveToDeleted(manager: EntityManager, comment: Comment, actor: User): Promise<number[]> {
    return this.deleted.moveToDeleted(manager, comment, actor.id);
  }

  /** Deleted comments of all tutorials, latest deleted first, with the titles of their tutorials. */
  async search(
    text: string | undefined,
    selection: CommentSelection,
    page: Page,
  ): Promise<AdminCommentListDto> {
    const [comments, total, older] = await this.deleted.search(text, selection, page);
    const titles = await this.tutorials.titlesOf(comments.map(({ tutorialId }) => tutorialId));
    return {
      comments: comments.map((comment) => toAdminCommentDto(comment, titles, comment)),
      total,
      older,
    };
  }

  /** @throws NotFoundException */
  async restore(id: number, actor: User): Promise<void> {
    await this.dataSource.transaction((manager) => this.restoreWithin(manager, id, actor));
  }

  /** The author is notified, unless a decision tells them why. @throws NotFoundException */
  async restoreWithin(
    manager: EntityManager,
    id: number,
    actor: User,
    { isToldByDecision = false } = {},
  ): Promise<void> {
    const comment = await this.deleted.lock(manager, id);
    if (!comment) throw new NotFoundException('Ce commentaire n’est pas ou plus parmi les supprimés.');
    await this.deleted.moveBack(manager, comment);
    const action = 'comment.restore';
    await this.audit.record(manager, { actorId: actor.id, action, targetType: 'comment', targetId: id });
    const { tutorialId, userId } = comment;
    if (userId !== actor.id && !isToldByDecision) {
      await this.events.publish(manager, 'comment.restored', { commentId: id, tutorialId, authorId: userId });
    }
    await this.events.publish(manager, 'comments.changed', { tutorialId });
  }

  /** They cannot be restored afterwards. */
  @RetentionTask('commentaires supprimés')
  async forgetOld(): Promise<void> {
    await this.deleted.forgetBefore(new Date(Date.now() - RESTORABLE_DAYS * DAY_MS));
  }
}
