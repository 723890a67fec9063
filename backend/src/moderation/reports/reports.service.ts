import {
  BadRequestException,
  ConflictException,
  ForbiddenException,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { CommentsService, type Conversation } from '../../community/comments/comments.service.js';
import { coded } from '../../platform/common/error-codes.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { keepAnswer, type AnswerKey } from '../../platform/idempotency/answer-key.js';
import type { User } from '../../members/users/user.entity.js';
import { UsersService } from '../../members/users/users.service.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import type { ReportReason } from '../things/report-reasons.js';
import { keyOf, type ThingKind } from '../things/thing-kinds.js';
import { ThingsService, type Thing } from '../things/things.service.js';
import type { Report } from './report.entity.js';
import {
  MAX_LISTED,
  toReportDto,
  type ReasonBody,
  type ReportBody,
  type ReportStatusBody,
} from './reports.dto.js';
import { openKey, ReportSettlement } from './report-settlement.js';
import { canBecome, canReport, commonestReason } from './reports.policy.js';
import {
  ReportsRepository,
  type Priority,
  type ReportFilter,
  type ReportSelection,
  type StatusCounts,
} from './reports.repository.js';

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
  author: AuthorPast | null;
}

/** Who is behind something that was reported, and what else was. */
export interface AuthorPast {
  user: User;
  comments: number;
  reports: StatusCounts;
}

@Injectable()
export class ReportsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly things: ThingsService,
    private readonly comments: CommentsService,
    private readonly users: UsersService,
    private readonly decisions: DecisionsService,
    private readonly settlement: ReportSettlement,
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
      decisionId: null,
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
    const [thread, author] = await Promise.all([
      kind === 'comment' ? this.comments.conversationOf(subjectId) : null,
      this.pastOf(subjectAuthorId),
    ]);
    return { report, thread, author };
  }

  /** Null once the account is gone. */
  async pastOf(userId: number | null): Promise<AuthorPast | null> {
    const user = userId === null ? null : await this.users.find(userId);
    if (!user) return null;
    const [comments, reports] = await Promise.all([
      this.comments.countBy(user.id),
      this.reports.countByStatus(user.id),
    ]);
    return { user, comments, reports };
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
        const settled = deleteComment ? fitting : changing;
        const decided =
          status === 'pending'
            ? await this.reopen(manager, changing)
            : await this.carryOut(manager, settled, { status, deleteComment }, actor);
        const decisionOf = (report: Report) => decided.get(keyOf(report)) ?? null;
        await this.settlement.settle(manager, changing, { status, note: note ?? null, decisionOf }, actor);
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

  /** A decision for each thing, which says that it stays, or deletes the comment; by thing. */
  private async carryOut(
    manager: EntityManager,
    reports: readonly Report[],
    { status, deleteComment }: Pick<ReportStatusBody, 'status' | 'deleteComment'>,
    actor: User,
  ): Promise<Map<string, number>> {
    const decided = new Map<string, number>();
    for (const [key, [first, ...others]] of byThing(reports)) {
      const all = [first, ...others];
      const order = {
        verdict: status === 'resolved' ? ('upheld' as const) : ('rejected' as const),
        outcome: deleteComment && first.kind === 'comment' ? ('delete' as const) : ('keep' as const),
        sanction: 'none' as const,
        until: null,
        rule: commonestReason(all),
        reason: '',
      };
      const since = new Date(Math.min(...all.map(({ createdAt }) => createdAt.getTime())));
      const settled = { count: all.length, since };
      decided.set(key, (await this.decisions.carryOut(manager, all.at(-1)!, order, settled, actor)).id);
    }
    return decided;
  }

  /** What was decided without anything being done no longer counts. */
  private async reopen(manager: EntityManager, reports: readonly Report[]): Promise<Map<string, number>> {
    const ids = new Set(reports.flatMap(({ decisionId }) => decisionId ?? []));
    for (const id of [...ids].toSorted((one, other) => one - other)) await this.decisions.drop(manager, id);
    return new Map();
  }
}

function byThing(reports: readonly Report[]): Map<string, [Report, ...Report[]]> {
  const things = new Map<string, [Report, ...Report[]]>();
  for (const report of reports) {
    const others = things.get(keyOf(report));
    if (others) others.push(report);
    else things.set(keyOf(report), [report]);
  }
  return things;
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce signalement n’existe pas.');
}
