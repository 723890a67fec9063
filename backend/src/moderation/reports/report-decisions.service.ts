import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CommentsService } from '../../community/comments/comments.service.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import type { User } from '../../members/users/user.entity.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { keyOf } from '../subjects/subject-kinds.js';
import type { Report } from './report.entity.js';
import type { ReportStatusBody } from './reports.dto.js';
import { ReportSettlement } from './report-settlement.js';
import { canBecome, commonestReason } from './reports.policy.js';
import { ReportsRepository } from './reports.repository.js';

/** Moderation by single reports. */
@Injectable()
export class ReportDecisionsService {
  constructor(
    private readonly reports: ReportsRepository,
    private readonly decisions: DecisionsService,
    private readonly comments: CommentsService,
    private readonly settlement: ReportSettlement,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * Changes a report's status and, if requested, deletes its comment in the same transaction.
   * @throws NotFoundException, BadRequestException, ForbiddenException for the actor's own content, ConflictException
   * for an impossible status change
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
   * Same for many reports at once; reports that another moderator has decided meanwhile are skipped. Resolves to the
   * requested ids that have changed, and those not found.
   * @throws BadRequestException, ForbiddenException for the actor's own content, ConflictException
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

  /** Resolves to the ids of all changed reports. */
  private async decide(
    ids: readonly number[],
    actor: User,
    { status, note, deleteComment, reason }: ReportStatusBody,
    check: (reports: readonly Report[]) => void = () => undefined,
  ): Promise<Set<number>> {
    if (deleteComment && status !== 'resolved') {
      throw new BadRequestException('Le commentaire ne peut être supprimé qu’en résolvant le signalement.');
    }
    const about = groupBySubject(await this.reports.findSome(ids));
    for (const [first] of about.values()) await this.decisions.refuseOwn(first, actor);
    try {
      return await this.dataSource.transaction(async (manager) => {
        // Deleting the comment settles all its pending reports.
        const beside = deleteComment ? await this.reports.pendingOfSameSubject(manager, ids) : [];
        const reports = await this.reports.lock(manager, [...new Set([...ids, ...beside])]);
        check(reports);
        const fitting = reports.filter((report) => canBecome(report.status, status));
        const changing = fitting.filter((report) => report.status !== status);
        const settled = deleteComment ? fitting : changing;
        const decided =
          status === 'pending'
            ? await this.reopen(manager, changing)
            : await this.carryOut(manager, settled, { status, deleteComment, reason }, actor);
        const decisionOf = (report: Report) => decided.get(keyOf(report)) ?? null;
        await this.settlement.settle(manager, changing, { status, note: note ?? null, decisionOf }, actor);
        return new Set(changing.map(({ id }) => id));
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new ConflictException('Ce membre a déjà un autre signalement en attente pour la même chose.');
    }
  }

  /** One decision per content: it stays, or its comment is deleted. Returns them by content. */
  private async carryOut(
    manager: EntityManager,
    reports: readonly Report[],
    { status, deleteComment, reason }: Pick<ReportStatusBody, 'status' | 'deleteComment' | 'reason'>,
    actor: User,
  ): Promise<Map<string, number>> {
    const decided = new Map<string, number>();
    for (const [key, [first, ...others]] of groupBySubject(reports)) {
      const all = [first, ...others];
      const isDeleted = deleteComment && first.kind === 'comment';
      const outcome =
        isDeleted && (await this.comments.lock(manager, first.subjectId))
          ? ('delete' as const)
          : ('keep' as const);
      // Settled before, and deleted since.
      if (outcome === 'keep' && all.every((report) => report.status === status)) continue;
      const order = {
        verdict: status === 'resolved' ? ('upheld' as const) : ('rejected' as const),
        outcome,
        sanction: 'none' as const,
        until: null,
        rule: commonestReason(all),
        reason: reason ?? '',
      };
      const since = new Date(Math.min(...all.map(({ createdAt }) => createdAt.getTime())));
      const settled = { count: all.length, since };
      decided.set(key, (await this.decisions.carryOut(manager, all.at(-1)!, order, settled, actor)).id);
    }
    return decided;
  }

  /** Undoes decisions without effect, unless they still settle another report. */
  private async reopen(manager: EntityManager, reports: readonly Report[]): Promise<Map<string, number>> {
    const decisionIds = new Set(reports.flatMap(({ decisionId }) => decisionId ?? []));
    const ids = reports.map(({ id }) => id);
    for (const decisionId of [...decisionIds].toSorted((one, other) => one - other)) {
      if (!(await this.reports.hasOthersOf(manager, decisionId, ids)))
        await this.decisions.undoIfWithoutEffect(manager, decisionId);
    }
    return new Map();
  }
}

function groupBySubject(reports: readonly Report[]): Map<string, [Report, ...Report[]]> {
  const subjects = new Map<string, [Report, ...Report[]]>();
  for (const report of reports) {
    const others = subjects.get(keyOf(report));
    if (others) others.push(report);
    else subjects.set(keyOf(report), [report]);
  }
  return subjects;
}

function notFound(): NotFoundException {
  return new NotFoundException('Ce signalement n’existe pas.');
}
