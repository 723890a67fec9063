import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import type { Page } from '../../platform/common/page-query.js';
import { Assignment } from '../cases/assignment.entity.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import { keyOf, type SubjectKind, type SubjectRef } from '../subjects/subject-kinds.js';
import { Report } from './report.entity.js';

export interface QueueFilter {
  kind?: SubjectKind | undefined;
  reason?: ReportReason | undefined;
  /** Only cases assigned to this moderator; null for unassigned ones. */
  moderatorId?: number | null | undefined;
}

/** Content that waits for a decision, whatever its number of reports. */
export interface QueuedSubject extends SubjectRef {
  count: number;
  firstAt: Date;
  /** The latest report, with the owner. */
  report: Report;
  reasons: { reason: ReportReason; count: number }[];
  /** Some of the reporters, latest first. */
  reporters: Report[];
  assignment: Assignment | null;
}

interface Group extends SubjectRef {
  count: number | string;
  lastId: number;
  firstId: number;
}

const REPORTERS = 3;
const REPORTS_LISTED = 50;

@Injectable()
export class ModerationQueueRepository {
  constructor(@InjectRepository(Report) private readonly reports: Repository<Report>) {}

  /** Oldest first report first. Takes six queries, whatever the number. */
  async list(filter: QueueFilter, { limit, offset }: Page): Promise<[QueuedSubject[], number]> {
    const groups = await this.groups(filter)
      .orderBy('firstId', 'ASC')
      .limit(limit)
      .offset(offset)
      .getRawMany<Group>();
    const counted = await this.reports.manager
      .createQueryBuilder()
      .select('COUNT(*)', 'count')
      .from(`(${this.groups(filter).getQuery()})`, 'subjects')
      .setParameters(this.groups(filter).getParameters())
      .getRawOne<{ count: number | string }>();
    return [await this.complete(groups), Number(counted!.count)];
  }

  async latestOf({ kind, subjectId }: SubjectRef): Promise<Report | null> {
    return this.reports.findOne({ where: { kind, subjectId }, order: { id: 'DESC' } });
  }

  /** Pending reports of some content, oldest first, with row locks until the transaction ends. */
  async lockPending(manager: EntityManager, { kind, subjectId }: SubjectRef): Promise<Report[]> {
    return lockRows(
      manager
        .createQueryBuilder(Report, 'report')
        .where("report.status = 'pending' AND report.kind = :kind AND report.subjectId = :subjectId", {
          kind,
          subjectId,
        })
        .orderBy('report.id'),
    ).getMany();
  }

  /** Reports settled by a decision, with row locks until the transaction ends. */
  async lockSettled(manager: EntityManager, decisionId: number): Promise<Report[]> {
    return lockRows(
      manager
        .createQueryBuilder(Report, 'report')
        .where('report.decisionId = :decisionId', { decisionId })
        .orderBy('report.id'),
    ).getMany();
  }

  /** Which of these keys belong to open reports. */
  async openAmong(manager: EntityManager, keys: readonly string[]): Promise<ReadonlySet<string>> {
    if (keys.length === 0) return new Set();
    const rows = await manager
      .createQueryBuilder(Report, 'report')
      .select('report.openKey', 'openKey')
      .where('report.openKey IN (:...keys)', { keys })
      .getRawMany<{ openKey: string }>();
    return new Set(rows.map(({ openKey }) => openKey));
  }

  /** The latest reports of some content, in any status, and the number of pending ones. */
  async reportsOf({ kind, subjectId }: SubjectRef): Promise<{ reports: Report[]; pending: number }> {
    const reports = await this.withPeople()
      .where('report.kind = :kind AND report.subjectId = :subjectId', { kind, subjectId })
      .orderBy('report.id', 'DESC')
      .limit(REPORTS_LISTED)
      .getMany();
    return { reports, pending: await this.reports.countBy({ kind, subjectId, status: 'pending' }) };
  }

  private groups({ kind, reason, moderatorId }: QueueFilter) {
    const query = this.reports
      .createQueryBuilder('report')
      .select('report.kind', 'kind')
      .addSelect('report.subjectId', 'subjectId')
      .addSelect('COUNT(*)', 'count')
      .addSelect('MIN(report.id)', 'firstId')
      .addSelect('MAX(report.id)', 'lastId')
      .where("report.status = 'pending'")
      .groupBy('report.kind')
      .addGroupBy('report.subjectId');
    if (kind) query.andWhere('report.kind = :kind', { kind });
    if (reason) {
      query.having('SUM(CASE WHEN report.reason = :reason THEN 1 ELSE 0 END) > 0', { reason });
    }
    if (moderatorId !== undefined) {
      const own = moderatorId === null ? '' : ' AND assignment.moderatorId = :moderatorId';
      const taken = `EXISTS (SELECT 1 FROM moderation_assignments assignment WHERE assignment.kind = report.kind AND assignment.subjectId = report.subjectId${own})`;
      query.andWhere(moderatorId === null ? `NOT ${taken}` : taken, { moderatorId });
    }
    return query;
  }

  private async complete(groups: readonly Group[]): Promise<QueuedSubject[]> {
    if (groups.length === 0) return [];
    const [ends, reasons, reporters, assignments] = await Promise.all([
      this.withPeople()
        .where('report.id IN (:...ids)', { ids: groups.flatMap(({ firstId, lastId }) => [firstId, lastId]) })
        .getMany(),
      this.reasons(groups),
      this.reporters(groups),
      this.assignments(groups),
    ]);
    const byId = new Map(ends.map((report) => [report.id, report]));
    return groups.map(({ kind, subjectId, count, firstId, lastId }) => {
      const key = keyOf({ kind, subjectId });
      return {
        kind,
        subjectId,
        count: Number(count),
        firstAt: byId.get(firstId)!.createdAt,
        report: byId.get(lastId)!,
        reasons: reasons.get(key) ?? [],
        reporters: reporters.get(key) ?? [],
        assignment: assignments.get(key) ?? null,
      };
    });
  }

  private async reasons(groups: readonly Group[]) {
    const rows = await this.pendingOf(groups)
      .select('report.kind', 'kind')
      .addSelect('report.subjectId', 'subjectId')
      .addSelect('report.reason', 'reason')
      .addSelect('COUNT(*)', 'count')
      .groupBy('report.kind')
      .addGroupBy('report.subjectId')
      .addGroupBy('report.reason')
      .orderBy('count', 'DESC')
      .getRawMany<SubjectRef & { reason: ReportReason; count: number | string }>();
    return gathered(rows, ({ reason, count }) => ({ reason, count: Number(count) }));
  }

  /** The latest few reports of each content, since there may be very many. */
  private async reporters(groups: readonly Group[]) {
    const ranked = this.pendingOf(groups)
      .select('report.id', 'id')
      .addSelect(
        'ROW_NUMBER() OVER (PARTITION BY report.kind, report.subjectId ORDER BY report.id DESC)',
        'place',
      );
    const latest = await this.reports.manager
      .createQueryBuilder()
      .select('ranked.id', 'id')
      .from(`(${ranked.getQuery()})`, 'ranked')
      .where(`ranked.place <= ${REPORTERS}`)
      .setParameters(ranked.getParameters())
      .getRawMany<{ id: number }>();
    const rows = await this.withPeople()
      .where('report.id IN (:...ids)', { ids: latest.map(({ id }) => id) })
      .orderBy('report.id', 'DESC')
      .getMany();
    return gathered(rows, (report) => report);
  }

  private async assignments(groups: readonly Group[]): Promise<Map<string, Assignment>> {
    const query = this.reports.manager
      .createQueryBuilder(Assignment, 'assignment')
      .innerJoinAndSelect('assignment.moderator', 'moderator');
    const rows = await query.where(...among('assignment', groups)).getMany();
    return new Map(rows.map((row) => [keyOf(row), row]));
  }

  private pendingOf(groups: readonly Group[]) {
    return this.reports
      .createQueryBuilder('report')
      .where("report.status = 'pending'")
      .andWhere(...among('report', groups));
  }

  private withPeople() {
    return this.reports
      .createQueryBuilder('report')
      .leftJoin('report.user', 'user')
      .addSelect(['user.id', 'user.displayName', 'user.avatar'])
      .leftJoin('report.subjectAuthor', 'author')
      .addSelect(['author.id', 'author.displayName', 'author.avatar']);
  }
}

/** Filters by these contents. */
function among(alias: string, subjects: readonly SubjectRef[]): [string, Record<string, unknown>] {
  const conditions = subjects.map(
    (_, index) => `(${alias}.kind = :kind${index} AND ${alias}.subjectId = :subject${index})`,
  );
  const parameters = subjects.flatMap(({ kind, subjectId }, index) => [
    [`kind${index}`, kind],
    [`subject${index}`, subjectId],
  ]);
  return [`(${conditions.join(' OR ')})`, Object.fromEntries(parameters) as Record<string, unknown>];
}

function gathered<Row extends SubjectRef, Each>(
  rows: readonly Row[],
  map: (row: Row) => Each,
): Map<string, Each[]> {
  const byKey = new Map<string, Each[]>();
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), map(row)]);
  return byKey;
}
