import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import type { Page } from '../../platform/common/page-query.js';
import { Comment } from '../../community/comments/comment.entity.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { countRows, findPage } from '../../platform/database/find-page.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { ReportCounts } from './report-counts.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import type { SubjectKind, SubjectRef } from '../subjects/subject-kinds.js';
import { QueueEntries } from './queue-entries.js';
import { QueueEntry } from './queue-entry.entity.js';
import { Report, type ReportStatus } from './report.entity.js';

export interface ReportFilter {
  status?: ReportStatus;
  reason?: ReportReason;
  kind?: SubjectKind;
  subjectId?: number;
  subjectAuthorId?: number;
  userId?: number;
  /** Leaves out the content of this member, alone or with others. */
  notOwnedBy?: number;
}

/** SQL condition that excludes a member’s own content. */
const NOT_OWN = `(report.subjectAuthorId IS NULL OR report.subjectAuthorId <> :owner)
  AND NOT (report.kind = 'tutorial' AND EXISTS
    (SELECT 1 FROM tutorial_authors own WHERE own.tutorialId = report.subjectId AND own.userId = :owner))`;

const orders = {
  id: ['id', 'DESC'],
  createdAt: ['createdAt', 'DESC'],
  handledAt: ['handledAt', 'DESC'],
  status: ['status', 'ASC'],
  reason: ['reason', 'ASC'],
} satisfies Orders<string>;
export type ReportSort = keyof typeof orders;
export const reportSorts = Object.keys(orders) as ReportSort[];
export type ReportSelection = Selection<ReportSort>;

export type StatusCounts = Record<ReportStatus, number>;

export interface Priority {
  commentId: number;
  content: string;
  count: number;
  /** Id of one of the reports. */
  reportId: number;
}

@Injectable()
export class ReportsRepository {
  constructor(
    @InjectRepository(Report) private readonly reports: Repository<Report>,
    private readonly counts: ReportCounts,
    private readonly queue: QueueEntries,
  ) {}

  /** Newest first by default, with comments, owners and reporters. */
  async list(
    { notOwnedBy: owner, ...filter }: ReportFilter,
    selection: ReportSelection,
    page: Page,
  ): Promise<[Report[], number]> {
    const query = this.reports.createQueryBuilder('report');
    for (const [name, value] of Object.entries(filter))
      if (value !== undefined) query.andWhere(`report.${name} = :${name}`, { [name]: value as unknown });
    if (owner !== undefined) query.andWhere(NOT_OWN, { owner });
    selectRows(query, selection, orders, 'id');
    const { status, reason, kind, ...further } = filter;
    const isCounted =
      owner === undefined && Object.values(further).every((value) => value === undefined) && !selection.ids;
    const total = isCounted ? await this.counts.count({ status, reason, kind }) : await countRows(query);
    return [await findPage(query, page, total, this.withCommentAndPeople()), total];
  }

  async findWithCommentAndPeople(id: number): Promise<Report | null> {
    return this.withCommentAndPeople().where('report.id = :id', { id }).getOne();
  }

  /** Number of reports by status, in total or about a member's content. */
  async countByStatus(subjectAuthorId?: number): Promise<StatusCounts> {
    const counts = { pending: 0, resolved: 0, rejected: 0 };
    const rows =
      subjectAuthorId === undefined ? await this.counts.all() : await this.countAbout(subjectAuthorId);
    for (const { status, count } of rows) counts[status] += Number(count);
    return counts;
  }

  /** Reasons of pending reports, most frequent first. */
  async pendingReasons(): Promise<{ reason: ReportReason; count: number }[]> {
    const sums = new Map<ReportReason, number>();
    for (const { status, reason, count } of await this.counts.all())
      if (status === 'pending') sums.set(reason, (sums.get(reason) ?? 0) + count);
    return [...sums]
      .map(([reason, count]) => ({ reason, count }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count || (one.reason < other.reason ? -1 : 1));
  }

  /** Comments with more than one pending report, most reported first. */
  async priorities(limit: number): Promise<Priority[]> {
    return this.reports.manager
      .createQueryBuilder(QueueEntry, 'entry')
      .select('entry.subjectId', 'commentId')
      .addSelect('comment.content', 'content')
      .addSelect('entry.pending', 'count')
      .addSelect('entry.firstId', 'reportId')
      .innerJoin(Comment, 'comment', 'comment.id = entry.subjectId AND comment.userId IS NOT NULL')
      .where("entry.reason = '' AND entry.kind = 'comment' AND entry.pending > 1")
      .orderBy('entry.pending', 'DESC')
      .addOrderBy('entry.subjectId', 'DESC')
      .limit(limit)
      .getRawMany<Priority>();
  }

  async findSome(ids: readonly number[]): Promise<Report[]> {
    return this.reports.findBy({ id: In([...ids]) });
  }

  /** Loads reports with row locks until the transaction ends. */
  async lock(manager: EntityManager, ids: readonly number[]): Promise<Report[]> {
    return lockRows(
      manager
        .createQueryBuilder(Report, 'report')
        .where('report.id IN (:...ids)', { ids })
        .orderBy('report.id'),
    ).getMany();
  }

  /** Ids of all pending reports about the same content as these. */
  async pendingOfSameSubject(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
    const reports = manager.createQueryBuilder(Report, 'report').select('report.id');
    const about = reports
      .subQuery()
      .select('1')
      .from(Report, 'asked')
      .where('asked.id IN (:...ids)', { ids })
      .andWhere('asked.kind = report.kind AND asked.subjectId = report.subjectId');
    const found = await reports
      .where(`report.status = 'pending' AND EXISTS ${about.getQuery()}`, { ids })
      .getMany();
    return found.map(({ id }) => id);
  }

  async insertReport(
    manager: EntityManager,
    report: Omit<Report, 'id' | 'comment' | 'user' | 'subjectAuthor' | 'decision'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(Report, report);
    const { id } = identifiers[0] as { id: number };
    await this.counts.countAdded(manager, report);
    await this.queue.add(manager, { ...report, id });
    return id;
  }

  /** Updates a report locked by the caller. */
  async settleReport(
    manager: EntityManager,
    report: Report,
    changes: Partial<Report> & Pick<Report, 'status'>,
  ): Promise<void> {
    await this.counts.countDecided(manager, report, changes.status);
    await manager.update(Report, { id: report.id }, changes);
    if (report.status === 'pending') await this.queue.remove(manager, report);
    if (changes.status === 'pending') await this.queue.add(manager, report);
  }

  /** Resolves to the number of updated reports. */
  async forgetTextsHandledBefore(moment: Date): Promise<number> {
    const decided = { status: Not<ReportStatus>('pending'), handledAt: LessThan(moment) };
    const withTexts = [
      { ...decided, said: Not('') },
      { ...decided, subjectTitle: Not(IsNull()) },
      { ...decided, details: Not(IsNull()) },
      { ...decided, note: Not(IsNull()) },
    ];
    const nothing = { said: '', subjectTitle: null, details: null, note: null };
    return updateInBatches(this.reports, withTexts, nothing);
  }

  /** A member's content that was ever reported. */
  async thingsOf(manager: EntityManager, subjectAuthorId: number): Promise<SubjectRef[]> {
    return manager
      .createQueryBuilder(Report, 'report')
      .select('report.kind', 'kind')
      .addSelect('report.subjectId', 'subjectId')
      .where('report.subjectAuthorId = :subjectAuthorId', { subjectAuthorId })
      .groupBy('report.kind')
      .addGroupBy('report.subjectId')
      .getRawMany<SubjectRef>();
  }

  /** Whether a decision settled reports other than these. */
  async hasOthersOf(manager: EntityManager, decisionId: number, ids: readonly number[]): Promise<boolean> {
    return manager.existsBy(Report, { decisionId, id: Not(In([...ids])) });
  }

  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(Report, { userId }, { userId: null, openKey: null });
    const noTrace = { subjectAuthorId: null, said: '', subjectTitle: null };
    await manager.update(Report, { subjectAuthorId: userId }, noTrace);
  }

  /** Pending reports by and about these members, with row locks until the transaction ends. */
  async lockPendingOf(manager: EntityManager, userIds: readonly number[]): Promise<Report[]> {
    const query = manager
      .createQueryBuilder(Report, 'report')
      .where("report.status = 'pending'")
      .andWhere(
        "(report.userId IN (:...userIds) OR (report.kind = 'member' AND report.subjectId IN (:...userIds)))",
        { userIds },
      )
      .orderBy('report.id');
    return lockRows(query).getMany();
  }

  /** @param pending locked reports by and about both members */
  async moveReports(
    manager: EntityManager,
    userId: number,
    into: number,
    pending: readonly Report[],
  ): Promise<void> {
    await manager.update(Report, { userId }, { userId: into });
    await manager.update(Report, { handledBy: userId }, { handledBy: into });
    await manager.update(Report, { subjectAuthorId: userId }, { subjectAuthorId: into });
    await manager.update(Report, { kind: 'member', subjectId: userId }, { subjectId: into });
    const about = pending.filter(({ kind, subjectId }) => kind === 'member' && subjectId === userId);
    for (const report of about) {
      await this.queue.remove(manager, report);
      await this.queue.add(manager, { ...report, subjectId: into });
    }
  }

  async isOpen(manager: EntityManager, openKey: string, exceptId: number): Promise<boolean> {
    return manager.existsBy(Report, { openKey, id: Not(exceptId) });
  }

  async updateReport(
    manager: EntityManager,
    id: number,
    changes: Partial<Pick<Report, 'userId' | 'openKey'>>,
  ): Promise<void> {
    await manager.update(Report, { id }, changes);
  }

  private async countAbout(subjectAuthorId: number) {
    return this.reports
      .createQueryBuilder('report')
      .select('report.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .where('report.subjectAuthorId = :subjectAuthorId', { subjectAuthorId })
      .groupBy('report.status')
      .getRawMany<{ status: ReportStatus; count: string | number }>();
  }

  private withCommentAndPeople() {
    return this.reports
      .createQueryBuilder('report')
      .leftJoin('report.comment', 'comment', "report.kind = 'comment' AND comment.userId IS NOT NULL")
      .addSelect(['comment.id', 'comment.content', 'comment.tutorialId'])
      .leftJoinAndSelect('report.decision', 'decision')
      .leftJoin('report.user', 'user')
      .addSelect(['user.id', 'user.displayName', 'user.avatar'])
      .leftJoin('report.subjectAuthor', 'author')
      .addSelect(['author.id', 'author.displayName', 'author.avatar']);
  }
}
