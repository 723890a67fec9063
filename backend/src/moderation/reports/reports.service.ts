import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { AuditService } from '../audit/audit.service.js';
import { CommentsService, type Conversation } from '../../community/comments/comments.service.js';
import { coded } from '../../platform/common/error-codes.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { keepAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import type { ReportReason } from '../things/report-reasons.js';
import { keyOf, type ThingKind, type ThingRef } from '../things/thing-kinds.js';
import { ThingsService, type Thing } from '../things/things.service.js';
import type { Report, ReportStatus } from './report.entity.js';
import {
  MAX_LISTED,
  toReportDto,
  type ReasonBody,
  type ReportBody,
  type ReportStatusBody,
} from './reports.dto.js';
import { canBecome, canReport } from './reports.policy.js';
import {
  ReportsRepository,
  type Priority,
  type ReportFilter,
  type ReportSelection,
  type StatusCounts,
} from './reports.repository.js';

const actions: Record<ReportStatus, string> = {
  resolved: 'report.resolve',
  rejected: 'report.reject',
  pending: 'report.reopen',
};

/** What is said to who reports their own, and to who reports the same again. */
const texts: Record<ThingKind, { own: string; again: string }> = {
  comment: {
    own: 'Vous ne pouvez pas signaler votre propre commentaire.',
    again: 'Vous avez déjà signalé ce commentaire ; notre équipe va l’examiner.',
  },
  tutorial: {
    own: 'Vous ne pouvez pas signaler votre propre tutoriel.',
    again: 'Vous avez déjà signalé ce tutoriel ; notre équipe va l’examiner.',
  },
  collection: {
    own: 'Vous ne pouvez pas signaler votre propre collection.',
    again: 'Vous avez déjà signalé cette collection ; notre équipe va l’examiner.',
  },
  member: {
    own: 'Vous ne pouvez pas vous signaler vous-même.',
    again: 'Vous avez déjà signalé ce membre ; notre équipe va l’examiner.',
  },
};

export interface ReportsOverview {
  statuses: StatusCounts;
  reasons: { reason: ReportReason; count: number }[];
  priorities: Priority[];
}

/** A report with what one must know to decide. */
export interface ReportFile {
  report: Report;
  thread: Conversation | null;
  author: { user: User; comments: number; reports: StatusCounts } | null;
}

@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly things: ThingsService,
    private readonly comments: CommentsService,
    private readonly users: UsersService,
    private readonly audit: AuditService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /** @throws NotFoundException, ForbiddenException for one's own comment, ConflictException for a second open report */
  async create(user: User, { commentId, ...said }: ReportBody, key?: AnswerKey): Promise<Report> {
    return this.report(user, await this.things.comment(commentId, user), said, key);
  }

  /** @throws ForbiddenException for one's own, ConflictException for a second open report */
  async report(
    user: User,
    { kind, subjectId, subjectTitle, said, subjectAuthorId, ownerIds }: Thing,
    { reason, details = null }: ReasonBody,
    key?: AnswerKey,
  ): Promise<Report> {
    if (!canReport({ ownerIds }, user)) throw new ForbiddenException(texts[kind].own);
    const now = new Date();
    const row = {
      kind,
      subjectId,
      subjectTitle,
      said,
      subjectAuthorId,
      userId: user.id,
      reason,
      details,
      status: 'pending' as const,
      openKey: openKey(user.id, { kind, subjectId }),
      handledBy: null,
      handledAt: null,
      note: null,
      createdAt: now,
      updatedAt: now,
    };
    try {
      return await this.dataSource.transaction(async (manager) => {
        const id = await this.reports.insert(manager, row);
        await keepAnswer(manager, key, toReportDto({ id, ...row }));
        await this.events.publish(manager, 'report.created', { reportId: id, reporterId: user.id });
        return { id, ...row };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ConflictException(coded('already_exists', texts[kind].again));
    }
  }

  /** Newest first. */
  async list(
    filter: ReportFilter,
    selection: ReportSelection,
    page: Page,
  ): Promise<{ reports: Report[]; total: number }> {
    const [reports, total] = await this.reports.list(filter, selection, page);
    return { reports, total };
  }

  /** What to look at first. */
  async overview(): Promise<ReportsOverview> {
    const [statuses, reasons, priorities] = await Promise.all([
      this.reports.countByStatus(),
      this.reports.pendingReasons(),
      this.reports.priorities(MAX_LISTED),
    ]);
    return { statuses, reasons, priorities };
  }

  /** @throws NotFoundException */
  async file(id: number): Promise<ReportFile> {
    const report = await this.reports.findWithCommentAndPeople(id);
    if (!report) throw notFound();
    const { kind, subjectId, subjectAuthorId } = report;
    const [thread, user, comments, reports] = await Promise.all([
      kind === 'comment' ? this.comments.conversationOf(subjectId) : null,
      subjectAuthorId === null ? null : this.users.find(subjectAuthorId),
      subjectAuthorId === null ? 0 : this.comments.countBy(subjectAuthorId),
      this.reports.countByStatus(subjectAuthorId ?? 0),
    ]);
    return { report, thread, author: user && { user, comments, reports } };
  }

  /**
   * Changes a report's status, and deletes its comment if asked to, together.
   * @throws NotFoundException, BadRequestException, ConflictException when the status can't become this one
   */
  async changeStatus(id: number, actor: User, decision: ReportStatusBody): Promise<Report> {
    await this.decide([id], actor, decision, (reports) => {
      const report = reports.find((locked) => locked.id === id);
      if (!report) throw notFound();
      if (!canBecome(report.status, decision.status)) {
        throw new ConflictException('Ce signalement a déjà changé de statut ; rechargez la liste.');
      }
    });
    return (await this.reports.findWithCommentAndPeople(id))!;
  }

  /**
   * Does the same to many reports, all together; those that somebody else has decided meanwhile stay as they are.
   * Resolves to the ids of those asked for that have changed, and of those that are not there.
   * @throws BadRequestException, ConflictException
   */
  async changeStatuses(
    ids: readonly number[],
    actor: User,
    decision: ReportStatusBody,
  ): Promise<{ ids: number[]; unknownIds: number[] }> {
    const known = new Set<number>();
    const changed = await this.decide(ids, actor, decision, (reports) => {
      for (const { id } of reports) known.add(id);
    });
    return { ids: ids.filter((id) => changed.has(id)), unknownIds: ids.filter((id) => !known.has(id)) };
  }

  /** Resolves to the ids of all that have changed. */
  private async decide(
    ids: readonly number[],
    actor: User,
    { status, note, deleteComment }: ReportStatusBody,
    check: (reports: readonly Report[]) => void = () => undefined,
  ): Promise<Set<number>> {
    if (deleteComment && status !== 'resolved') {
      throw new BadRequestException('Le commentaire ne peut être supprimé qu’en résolvant le signalement.');
    }
    try {
      return await this.dataSource.transaction(async (manager) => {
        // With the comment, whatever else was said against it is settled.
        const beside = deleteComment ? await this.reports.pendingBeside(manager, ids) : [];
        const reports = await this.reports.lock(manager, [...new Set([...ids, ...beside])]);
        check(reports);
        const fitting = reports.filter((report) => canBecome(report.status, status));
        const changing = fitting.filter((report) => report.status !== status);
        for (const report of changing) await this.write(manager, report, actor, status, note ?? null);
        if (deleteComment) {
          const comments = fitting.filter(({ kind }) => kind === 'comment');
          const commentIds = new Set(comments.map(({ subjectId }) => subjectId));
          for (const commentId of commentIds) await this.deleteComment(manager, commentId, actor);
        }
        await this.announceDecisions(manager, changing, status, actor);
        return new Set(changing.map(({ id }) => id));
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ConflictException('Ce membre a déjà un autre signalement en attente pour la même chose.');
    }
  }

  /** Of what was decided before, the texts go and the decision stays. What is pending has still to be read. */
  async forgetTexts(handledBefore: Date): Promise<number> {
    return this.reports.forgetTextsHandledBefore(handledBefore);
  }

  /** Takes a member's name off their reports, within the transaction in which their account goes. */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await this.reports.forgetMember(manager, userId);
  }

  private async write(
    manager: EntityManager,
    report: Report,
    actor: User,
    status: ReportStatus,
    note: string | null,
  ): Promise<void> {
    const { id, userId, status: previous } = report;
    const now = new Date();
    await this.reports.decide(manager, report, {
      status,
      openKey: status === 'pending' && userId !== null ? openKey(userId, report) : null,
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

  /** Whoever decides on their own report knows. */
  private async announceDecisions(
    manager: EntityManager,
    reports: readonly Report[],
    status: ReportStatus,
    actor: User,
  ): Promise<void> {
    if (status === 'pending') return;
    const reporters = reports.flatMap(({ userId }) =>
      userId === null || userId === actor.id ? [] : [userId],
    );
    // In one order, so that no two transactions wait for each other.
    for (const reporterId of reporters.toSorted((one, other) => one - other)) {
      await this.events.publish(manager, 'report.decided', { reporterId, upheld: status === 'resolved' });
    }
  }

  /** Somebody else may have deleted it before. */
  private async deleteComment(manager: EntityManager, commentId: number, actor: User): Promise<void> {
    const comment = await this.comments.lock(manager, commentId);
    if (comment) await this.comments.remove(manager, comment, actor);
  }
}

function openKey(userId: number, thing: ThingRef): string {
  return `${userId}:${keyOf(thing)}`;
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce signalement n’existe pas.');
}
