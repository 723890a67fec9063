import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { countRows } from '../../platform/database/find-page.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import type { Page } from '../../platform/common/page-query.js';
import { Assignment } from '../cases/assignment.entity.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import { keyOf, type SubjectKind, type SubjectRef } from '../subjects/subject-kinds.js';
import { QueueEntries } from './queue-entries.js';
import { QueueEntry } from './queue-entry.entity.js';
import { Report } from './report.entity.js';

export interface QueueFilter {
  kind?: SubjectKind | undefined;
  reason?: ReportReason | undefined;
  /** Only cases assigned to this moderator; null for unassigned ones. */
  moderatorId?: number | null | undefined;
}

/** Content that waits for a decision, with all its reports. */
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

const TAKEN = 'assignment.kind = entry.kind AND assignment.subjectId = entry.subjectId';
/** The same condition, but starting from the assignments, of which there are few. */
const TAKEN_FROM_FEW =
  "entry.kind = COALESCE(assignment.kind, '') AND entry.subjectId = COALESCE(assignment.subjectId, 0)";
const REPORTERS = 3;
const REPORTS_LISTED = 50;

@Injectable()
export class ModerationQueueRepository {
  constructor(
    @InjectRepository(Report) private readonly reports: Repository<Report>,
    private readonly entries: QueueEntries,
  ) {}

  /** Oldest first report first. The number of queries does not depend on that of the entries. */
  async list(filter: QueueFilter, { limit, offset }: Page): Promise<[QueuedSubject[], number]> {
    const page = this.matching(filter).orderBy('entry.firstId', 'ASC').limit(limit).offset(offset);
    return [await this.complete(await page.getMany()), await this.count(filter)];
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

  private matching({ kind, reason, moderatorId }: QueueFilter) {
    const query = this.reports.manager
      .createQueryBuilder(QueueEntry, 'entry')
      .where('entry.reason = :reason', { reason: reason ?? '' });
    if (kind) query.andWhere('entry.kind = :kind', { kind });
    if (moderatorId === null)
      query.andWhere(`NOT EXISTS (SELECT 1 FROM moderation_assignments assignment WHERE ${TAKEN})`);
    else if (moderatorId !== undefined)
      query
        .innerJoin(Assignment, 'assignment', TAKEN_FROM_FEW)
        .andWhere('assignment.moderatorId = :moderatorId', { moderatorId });
    return query;
  }

  /** Assigned entries are counted, since moderators take on few. */
  private async count({ kind, reason, moderatorId }: QueueFilter): Promise<number> {
    const total = () => this.entries.count(kind, reason);
    if (moderatorId === undefined) return total();
    if (moderatorId !== null) return countRows(this.matching({ kind, reason, moderatorId }));
    const taken = this.matching({ kind, reason }).innerJoin(Assignment, 'assignment', TAKEN_FROM_FEW);
    return (await total()) - (await countRows(taken));
  }

  private async complete(entries: readonly QueueEntry[]): Promise<QueuedSubject[]> {
    if (entries.length === 0) return [];
    const [firsts, reasons, reporters, assignments] = await Promise.all([
      this.reports.find({
        select: { id: true, createdAt: true },
        where: { id: In(entries.map(({ firstId }) => firstId)) },
      }),
      this.reasons(entries),
      this.reporters(entries),
      this.assignments(entries),
    ]);
    const byId = new Map(firsts.map((report) => [report.id, report]));
    return entries.flatMap(({ kind, subjectId, firstId }) => {
      const key = keyOf({ kind, subjectId });
      const [first, given, latest] = [byId.get(firstId), reasons.get(key), reporters.get(key)];
      // Decided on, or deleted, since the entries were read.
      if (!first || !given || !latest) return [];
      return {
        kind,
        subjectId,
        count: given.reduce((sum, { count }) => sum + count, 0),
        firstAt: first.createdAt,
        report: latest[0]!,
        reasons: given,
        reporters: latest,
        assignment: assignments.get(key) ?? null,
      };
    });
  }

  /** Most frequent first. */
  private async reasons(entries: readonly SubjectRef[]) {
    const rows = await this.reports.manager
      .createQueryBuilder(QueueEntry, 'entry')
      .where(...among('entry', entries))
      .andWhere("entry.reason <> ''")
      .orderBy('entry.pending', 'DESC')
      .getMany();
    return gathered(rows, ({ reason, pending: count }) => ({ reason: reason as ReportReason, count }));
  }

  /** The latest few reports of each content, since there may be very many. */
  private async reporters(entries: readonly SubjectRef[]) {
    const latest = entries.map((_, index) => {
      const own = `status = 'pending' AND kind = :kind${index} AND subjectId = :subject${index}`;
      return `SELECT id FROM (SELECT id FROM reports WHERE ${own} ORDER BY createdAt DESC, id DESC LIMIT ${REPORTERS}) latest${index}`;
    });
    const rows = await this.withPeople()
      .innerJoin(`(${latest.join(' UNION ALL ')})`, 'latest', 'latest.id = report.id')
      .setParameters(among('report', entries)[1])
      .orderBy('report.id', 'DESC')
      .getMany();
    return gathered(rows, (report) => report);
  }

  private async assignments(entries: readonly SubjectRef[]): Promise<Map<string, Assignment>> {
    const query = this.reports.manager
      .createQueryBuilder(Assignment, 'assignment')
      .innerJoinAndSelect('assignment.moderator', 'moderator');
    const rows = await query.where(...among('assignment', entries)).getMany();
    return new Map(rows.map((row) => [keyOf(row), row]));
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
