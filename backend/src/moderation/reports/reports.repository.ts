import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { countRows, findPage } from '../../platform/database/find-page.js';
import { selectRows, type Orders, type Selection } from '../../platform/database/select-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { CommentReport, type ReportReason, type ReportStatus } from './comment-report.entity.js';

export interface ReportFilter {
  status?: ReportStatus;
  reason?: ReportReason;
  commentId?: number;
  commentAuthorId?: number;
  userId?: number;
}

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
  /** One of the reports. */
  reportId: number;
}

@Injectable()
export class ReportsRepository {
  constructor(@InjectRepository(CommentReport) private readonly reports: Repository<CommentReport>) {}

  /** Newest first unless said otherwise, with the comments, those who wrote them and those who report. */
  async list(
    filter: ReportFilter,
    selection: ReportSelection,
    page: { limit: number; offset: number },
  ): Promise<[CommentReport[], number]> {
    const query = this.reports.createQueryBuilder('report');
    const wanted = Object.entries(filter) as [keyof ReportFilter, string | number | undefined][];
    for (const [name, value] of wanted)
      if (value !== undefined) query.andWhere(`report.${name} = :${name}`, { [name]: value });
    selectRows(query, selection, orders, 'id');
    const total = await countRows(query);
    return [await findPage(query, page, total, this.withCommentAndPeople()), total];
  }

  async findWithCommentAndPeople(id: number): Promise<CommentReport | null> {
    return this.withCommentAndPeople().where('report.id = :id', { id }).getOne();
  }

  /** How many there are of each status, of all or of what a member wrote. */
  async countByStatus(commentAuthorId?: number): Promise<StatusCounts> {
    const query = this.reports
      .createQueryBuilder('report')
      .select('report.status', 'status')
      .addSelect('COUNT(*)', 'count')
      .groupBy('report.status');
    if (commentAuthorId !== undefined)
      query.where('report.commentAuthorId = :commentAuthorId', { commentAuthorId });
    const rows = await query.getRawMany<{ status: ReportStatus; count: string | number }>();
    const counts = { pending: 0, resolved: 0, rejected: 0 };
    for (const { status, count } of rows) counts[status] = Number(count);
    return counts;
  }

  /** The reasons of what is pending, the commonest first. */
  async pendingReasons(): Promise<{ reason: ReportReason; count: number }[]> {
    const rows = await this.reports
      .createQueryBuilder('report')
      .select('report.reason', 'reason')
      .addSelect('COUNT(*)', 'count')
      .where("report.status = 'pending'")
      .groupBy('report.reason')
      .orderBy('COUNT(*)', 'DESC')
      .addOrderBy('report.reason')
      .getRawMany<{ reason: ReportReason; count: string | number }>();
    return rows.map(({ reason, count }) => ({ reason, count: Number(count) }));
  }

  /** The comments with more than one pending report, the most reported first. */
  async priorities(limit: number): Promise<Priority[]> {
    const rows = await this.reports
      .createQueryBuilder('report')
      .innerJoin('report.comment', 'comment')
      .select('report.commentId', 'commentId')
      .addSelect('MAX(comment.content)', 'content')
      .addSelect('COUNT(*)', 'count')
      .addSelect('MIN(report.id)', 'reportId')
      .where("report.status = 'pending'")
      .groupBy('report.commentId')
      .having('COUNT(*) > 1')
      .orderBy('COUNT(*)', 'DESC')
      .addOrderBy('report.commentId', 'DESC')
      .limit(limit)
      .getRawMany<Omit<Priority, 'count'> & { count: string | number }>();
    return rows.map((row) => ({ ...row, count: Number(row.count) }));
  }

  /** Stay as they are until the transaction ends. */
  async lock(manager: EntityManager, ids: readonly number[]): Promise<CommentReport[]> {
    return lockRows(
      manager
        .createQueryBuilder(CommentReport, 'report')
        .where('report.id IN (:...ids)', { ids })
        .orderBy('report.id'),
    ).getMany();
  }

  /** The ids of the pending reports of the comments that these reports are about. */
  async pendingBeside(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
    const reports = manager.createQueryBuilder(CommentReport, 'report').select('report.id');
    const about = reports
      .subQuery()
      .select('asked.commentId')
      .from(CommentReport, 'asked')
      .where('asked.id IN (:...ids)');
    const found = await reports
      .where(`report.status = 'pending' AND report.commentId IN ${about.getQuery()}`, { ids })
      .getMany();
    return found.map(({ id }) => id);
  }

  async insert(
    manager: EntityManager,
    report: Omit<CommentReport, 'id' | 'comment' | 'user' | 'commentAuthor'>,
  ): Promise<number> {
    const { identifiers } = await manager.insert(CommentReport, report);
    return (identifiers[0] as { id: number }).id;
  }

  async update(manager: EntityManager, id: number, changes: Partial<CommentReport>): Promise<void> {
    await manager.update(CommentReport, { id }, changes);
  }

  /** Resolves to how many reports had any. */
  async forgetTextsHandledBefore(moment: Date): Promise<number> {
    const decided = { status: Not<ReportStatus>('pending'), handledAt: LessThan(moment) };
    const withTexts = [
      { ...decided, commentContent: Not('') },
      { ...decided, details: Not(IsNull()) },
      { ...decided, note: Not(IsNull()) },
    ];
    return updateInBatches(this.reports, withTexts, { commentContent: '', details: null, note: null });
  }

  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(CommentReport, { userId }, { userId: null, openKey: null });
    const noTrace = { commentAuthorId: null, commentContent: '' };
    await manager.update(CommentReport, { commentAuthorId: userId }, noTrace);
  }

  private withCommentAndPeople() {
    return this.reports
      .createQueryBuilder('report')
      .leftJoin('report.comment', 'comment')
      .addSelect(['comment.id', 'comment.content', 'comment.tutorialId'])
      .leftJoin('report.user', 'user')
      .addSelect(['user.id', 'user.displayName', 'user.avatar'])
      .leftJoin('report.commentAuthor', 'author')
      .addSelect(['author.id', 'author.displayName', 'author.avatar']);
  }
}
