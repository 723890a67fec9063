import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { CommentsService } from '../comments/comments.service.js';
import { ContentVersionService } from '../content-version/content-version.service.js';
import { isUniqueViolation } from '../database/unique-violation.js';
import type { User } from '../users/user.entity.js';
import type { CommentReport, ReportStatus } from './comment-report.entity.js';
import type { ReportBody, ReportStatusBody } from './reports.dto.js';
import { canBecome, canReport } from './reports.policy.js';
import { ReportsRepository, type ReportFilter } from './reports.repository.js';

const actions: Record<ReportStatus, string> = {
  resolved: 'report.resolve',
  rejected: 'report.reject',
  pending: 'report.reopen',
};

@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly comments: CommentsService,
    private readonly audit: AuditService,
    private readonly contentVersion: ContentVersionService,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws NotFoundException, ForbiddenException for one's own comment, ConflictException for a second open report */
  async create(user: User, { commentId, reason, details = null }: ReportBody): Promise<CommentReport> {
    const comment = await this.comments.get(commentId);
    if (!canReport(comment, user)) {
      throw new ForbiddenException('Vous ne pouvez pas signaler votre propre commentaire.');
    }
    const now = new Date();
    const row = {
      commentId,
      commentContent: comment.content,
      userId: user.id,
      reason,
      details,
      status: 'pending' as const,
      openKey: openKey(user.id, commentId),
      handledBy: null,
      handledAt: null,
      note: null,
      createdAt: now,
      updatedAt: now,
    };
    try {
      return { id: await this.reports.insert(row), ...row };
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ConflictException('Vous avez déjà signalé ce commentaire ; notre équipe va l’examiner.');
    }
  }

  /** Newest first. */
  async list(
    filter: ReportFilter,
    page: { limit: number; offset: number },
  ): Promise<{ reports: CommentReport[]; total: number }> {
    const [reports, total] = await this.reports.list(filter, page);
    return { reports, total };
  }

  /**
   * Changes a report's status, and deletes its comment if asked to, together.
   * @throws NotFoundException, BadRequestException, ConflictException when the status can't become this one
   */
  async changeStatus(
    id: number,
    actor: User,
    { status, note, deleteComment }: ReportStatusBody,
  ): Promise<CommentReport> {
    if (deleteComment && status !== 'resolved') {
      throw new BadRequestException('Le commentaire ne peut être supprimé qu’en résolvant le signalement.');
    }
    try {
      await this.dataSource.transaction(async (manager) => {
        const report = await this.reports.lock(manager, id);
        if (!report) throw notFound();
        if (!canBecome(report.status, status)) {
          throw new ConflictException('Ce signalement a déjà changé de statut ; rechargez la liste.');
        }
        await this.write(manager, report, actor, status, note ?? null);
        if (deleteComment) await this.deleteComment(manager, report, actor);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ConflictException('Ce membre a déjà un autre signalement en attente pour ce commentaire.');
    }
    if (deleteComment) await this.contentVersion.changed();
    return (await this.reports.findWithCommentAndUser(id))!;
  }

  private async write(
    manager: EntityManager,
    { id, commentId, userId, status: previous }: CommentReport,
    actor: User,
    status: ReportStatus,
    note: string | null,
  ): Promise<void> {
    const now = new Date();
    await this.reports.update(manager, id, {
      status,
      openKey: status === 'pending' && userId !== null ? openKey(userId, commentId) : null,
      note,
      handledBy: actor.id,
      handledAt: now,
      updatedAt: now,
    });
    await this.audit.record(manager, {
      actorId: actor.id,
      action: actions[status],
      targetType: 'report',
      targetId: id,
      before: { status: previous },
      after: { status },
      note,
    });
  }

  /** Somebody else may have deleted it before. */
  private async deleteComment(
    manager: EntityManager,
    { commentId }: CommentReport,
    actor: User,
  ): Promise<void> {
    const comment = await this.comments.lock(manager, commentId);
    if (comment) await this.comments.remove(manager, comment, actor);
  }
}

function openKey(userId: number, commentId: number): string {
  return `${userId}:${commentId}`;
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce signalement n’existe pas.');
}
