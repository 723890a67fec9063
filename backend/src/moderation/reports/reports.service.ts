import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { CommentsService } from '../../community/comments/comments.service.js';
import type { Conversation } from '../../community/comments/conversation.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { storeAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { CasesService } from '../cases/cases.service.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import { keyOf, type SubjectKind } from '../subjects/subject-kinds.js';
import { SubjectsService, type ReportSubject } from '../subjects/subjects.service.js';
import type { Report } from './report.entity.js';
import { MAX_LISTED, toReportDto, type ReasonBody, type ReportBody } from './reports.dto.js';
import { openKey } from './report-settlement.js';
import { canReport, withoutReporter } from './reports.policy.js';
import {
  ReportsRepository,
  type Priority,
  type ReportFilter,
  type ReportSelection,
  type StatusCounts,
} from './reports.repository.js';
import { RetentionTask, textsExpireBefore } from '../../platform/retention/retention-task.js';

/** Refusals for the reporter's own content, and for a repeated report. */
const texts: Record<SubjectKind, { own: string; again: string }> = {
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

/** A report with everything needed for a decision. */
export interface ReportFile {
  report: Report;
  thread: Conversation | null;
  author: AuthorPast | null;
}

/** Owner of reported content, with their history. */
export interface AuthorPast {
  user: User;
  comments: number;
  reports: StatusCounts;
}

@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly subjects: SubjectsService,
    private readonly comments: CommentsService,
    private readonly users: UsersService,
    private readonly decisions: DecisionsService,
    private readonly cases: CasesService,
    private readonly events: DomainEvents,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * @throws NotFoundException, ForbiddenException for the member's own comment, ConflictException for a second open
   * report
   */
  async create(user: User, { commentId, ...said }: ReportBody, key?: AnswerKey): Promise<Report> {
    return this.report(user, await this.subjects.comment(commentId, user), said, key);
  }

  /** @throws ForbiddenException for the member's own content, ConflictException for a second open report */
  async report(
    user: User,
    { kind, subjectId, subjectTitle, said, subjectAuthorId, ownerIds }: ReportSubject,
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
      decisionId: null,
      createdAt: now,
      updatedAt: now,
    };
    try {
      return await this.dataSource.transaction(async (manager) => {
        const id = await this.reports.insertReport(manager, row);
        await storeAnswer(manager, key, toReportDto({ id, ...row }));
        await this.events.publish(manager, 'report.created', { reportId: id, reporterId: user.id });
        return { id, ...row };
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ConflictException(errorBody('already_exists', texts[kind].again));
    }
  }

  /** Newest first. Hides the reporters of the reader's own content, unless there is no other moderator. */
  async list(
    filter: ReportFilter,
    selection: ReportSelection,
    page: Page,
    reader: User,
  ): Promise<{ reports: Report[]; total: number }> {
    // Filtering by reporter must leave out the reader's own content, or the filter would reveal the reporter.
    const isTelling = filter.userId !== undefined && !(await this.decisions.isOnlyModerator());
    const wanted = isTelling ? { ...filter, notOwnedBy: reader.id } : filter;
    const [reports, total] = await this.reports.list(wanted, selection, page);
    return { reports: await this.shown(reports, reader), total };
  }

  /** Statistics for the start of a moderator's work. */
  async overview(): Promise<ReportsOverview> {
    const [statuses, reasons, priorities] = await Promise.all([
      this.reports.countByStatus(),
      this.reports.pendingReasons(),
      this.reports.priorities(MAX_LISTED),
    ]);
    return { statuses, reasons, priorities };
  }

  /** @throws NotFoundException */
  async file(id: number, reader: User): Promise<ReportFile> {
    const found = await this.reports.findWithCommentAndPeople(id);
    const [report] = await this.shown(found ? [found] : [], reader);
    if (!report) throw notFound();
    const { kind, subjectId, subjectAuthorId } = report;
    const [thread, author] = await Promise.all([
      kind === 'comment' ? this.comments.conversationOf(subjectId) : null,
      this.pastOf(subjectAuthorId),
    ]);
    return { report, thread, author };
  }

  /** Null once the account is deleted. */
  async pastOf(userId: number | null): Promise<AuthorPast | null> {
    const user = userId === null ? null : await this.users.find(userId);
    if (!user) return null;
    const [comments, reports] = await Promise.all([
      this.comments.countBy(user.id),
      this.reports.countByStatus(user.id),
    ]);
    return { user, comments, reports };
  }

  /** Empties the texts of reports settled before a date. Pending ones keep theirs. */
  @RetentionTask('textes des signalements')
  async forgetTexts(handledBefore = textsExpireBefore()): Promise<number> {
    return this.reports.forgetTextsHandledBefore(handledBefore);
  }

  /**
   * Anonymizes a member's reports and deletes moderators' notes about their content, in the transaction that deletes
   * the account.
   */
  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await this.cases.forgetNotesOf(manager, await this.reports.thingsOf(manager, userId));
    await this.reports.forgetMember(manager, userId);
  }

  /**
   * Moves a member's reports to another, who may report each content once and none of their own; reports beyond that
   * become anonymous. Call it after tutorials have moved.
   */
  async mergeMember(manager: EntityManager, userId: number, into: number): Promise<void> {
    const pending = await this.reports.lockPendingOf(manager, [userId, into]);
    await this.reports.moveReports(manager, userId, into, pending);
    const become = (id: number | null) => (id === userId ? into : id);
    const changed = pending.map((report) => ({
      ...report,
      userId: become(report.userId),
      subjectId: report.kind === 'member' ? become(report.subjectId)! : report.subjectId,
      subjectAuthorId: become(report.subjectAuthorId),
    }));
    const own = await this.subjects.ownedAmong(changed, into, manager);
    for (const report of changed) {
      if (report.userId === null) continue;
      const key = openKey(report.userId, report);
      const isOwn = report.userId === into && own.has(keyOf(report));
      const isTooMuch = isOwn || (await this.reports.isOpen(manager, key, report.id));
      const changes = isTooMuch ? { userId: null, openKey: null } : { openKey: key };
      await this.reports.updateReport(manager, report.id, changes);
    }
  }

  private async shown(reports: readonly Report[], reader: User): Promise<Report[]> {
    const own = await this.decisions.ownAmong(reports, reader);
    return reports.map((report) => (own.has(keyOf(report)) ? withoutReporter(report) : report));
  }
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce signalement n’existe pas.');
}
