import { Injectable } from '@nestjs/common';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { Comment } from '../../community/comments/comment.entity.js';
import { CommentReport } from '../../moderation/reports/comment-report.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../../members/users/user.entity.js';

const counted = { users: User, tutorials: Tutorial, comments: Comment };
export type Counted = keyof typeof counted;

export interface DomainTotals {
  domainId: number;
  tutorials: number;
  views: number;
  likes: number;
}

/** What is counted over all members; every query is served by an index. */
@Injectable()
export class StatsRepository {
  private readonly mysql: boolean;

  constructor(private readonly dataSource: DataSource) {
    this.mysql = dataSource.options.type === 'mysql';
  }

  async count(what: Counted): Promise<number> {
    return this.dataSource.manager.count<object>(counted[what]);
  }

  async countSeenSince(moment: Date): Promise<number> {
    return this.dataSource.manager.countBy(User, { lastSeenAt: MoreThanOrEqual(moment) });
  }

  async countReports(): Promise<{ total: number; pending: number }> {
    const reports = this.dataSource.getRepository(CommentReport);
    return { total: await reports.count(), pending: await reports.countBy({ status: 'pending' }) };
  }

  async domainTotals(): Promise<DomainTotals[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(Tutorial, 'tutorial')
      .select('tutorial.domainId', 'domainId')
      .addSelect('COUNT(*)', 'tutorials')
      .addSelect('SUM(tutorial.views)', 'views')
      .addSelect('SUM(tutorial.likes)', 'likes')
      .groupBy('tutorial.domainId')
      .getRawMany<Record<keyof DomainTotals, number | string>>();
    // MySQL gives sums as decimals, which come as text.
    return rows.map(({ domainId, tutorials, views, likes }) => ({
      domainId: Number(domainId),
      tutorials: Number(tutorials),
      views: Number(views),
      likes: Number(likes),
    }));
  }

  /** How many rows were made in each hour since a moment, but for hours without any. `hour` is when it began. */
  async countByHour(what: Counted, since: Date): Promise<{ hour: Date; count: number }[]> {
    const text = this.mysql ? `DATE_FORMAT(row.createdAt, '%Y-%m-%d %H')` : 'SUBSTR(row.createdAt, 1, 13)';
    const rows = await this.dataSource.manager
      .createQueryBuilder<{ createdAt: Date }>(counted[what], 'row')
      .select(text, 'hour')
      .addSelect('COUNT(*)', 'count')
      .where('row.createdAt >= :since', { since: this.toParameter(since) })
      .groupBy('hour')
      .getRawMany<{ hour: string; count: number | string }>();
    return rows.map(({ hour, count }) => ({
      hour: new Date(`${hour.replace(' ', 'T')}:00Z`),
      count: Number(count),
    }));
  }

  /** Raw parameters skip the form in which TypeORM stores moments on SQLite. */
  private toParameter(moment: Date): Date | string {
    return this.mysql ? moment : moment.toISOString().replace('T', ' ').replace('Z', '');
  }
}
