import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { lockRows } from '../database/lock-rows.js';
import { CommentReport, type ReportReason, type ReportStatus } from './comment-report.entity.js';

export interface ReportFilter {
  status?: ReportStatus;
  reason?: ReportReason;
  commentId?: number;
}

@Injectable()
export class ReportsRepository {
  constructor(@InjectRepository(CommentReport) private readonly reports: Repository<CommentReport>) {}

  /** Newest first, with the comments and those who report. */
  async list(
    filter: ReportFilter,
    page: { limit: number; offset: number },
  ): Promise<[CommentReport[], number]> {
    const query = this.withCommentAndUser();
    const { status, reason, commentId } = filter;
    if (status) query.andWhere('report.status = :status', { status });
    if (reason) query.andWhere('report.reason = :reason', { reason });
    if (commentId) query.andWhere('report.commentId = :commentId', { commentId });
    return query.orderBy('report.id', 'DESC').limit(page.limit).offset(page.offset).getManyAndCount();
  }

  async findWithCommentAndUser(id: number): Promise<CommentReport | null> {
    return this.withCommentAndUser().where('report.id = :id', { id }).getOne();
  }

  /** Stays as it is until the transaction ends. */
  async lock(manager: EntityManager, id: number): Promise<CommentReport | null> {
    return lockRows(
      manager.createQueryBuilder(CommentReport, 'report').where('report.id = :id', { id }),
    ).getOne();
  }

  async insert(report: Omit<CommentReport, 'id' | 'comment' | 'user'>): Promise<number> {
    const { identifiers } = await this.reports.insert(report);
    return (identifiers[0] as { id: number }).id;
  }

  async update(manager: EntityManager, id: number, changes: Partial<CommentReport>): Promise<void> {
    await manager.update(CommentReport, { id }, changes);
  }

  async forgetTextsHandledBefore(moment: Date): Promise<void> {
    const noTexts = { commentContent: '', details: null, note: null };
    await this.reports.update({ status: Not('pending'), handledAt: LessThan(moment) }, noTexts);
  }

  async forgetMember(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(CommentReport, { userId }, { userId: null, openKey: null });
  }

  private withCommentAndUser() {
    return this.reports
      .createQueryBuilder('report')
      .leftJoin('report.comment', 'comment')
      .addSelect(['comment.id', 'comment.content', 'comment.tutorialId'])
      .leftJoin('report.user', 'user')
      .addSelect(['user.id', 'user.displayName', 'user.avatar']);
  }
}
