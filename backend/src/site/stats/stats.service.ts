import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@passerelle/api-client/durations';
import { DataSource, MoreThanOrEqual } from 'typeorm';
import { DomainsService } from '../../content/domains/domains.service.js';
import { CommentCounts } from '../../community/comments/comment-counts.js';
import { TutorialCounts, type DomainTotals } from '../../content/tutorials/tutorial-counts.js';
import { MemberCounts } from '../../members/users/member-counts.js';
import { ReportCounts } from '../../moderation/reports/report-counts.js';
import type { Days } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import { growth, latestDays } from './days.js';
import type { StatisticsDto } from './stats.dto.js';
import { User } from '../../members/users/user.entity.js';

/** Counts that are not stored. */
@Injectable()
export class StatsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async countSeenSince(moment: Date): Promise<number> {
    return this.dataSource.manager.countBy(User, { lastSeenAt: MoreThanOrEqual(moment) });
  }
}

const DAYS = 30;
const WEEK = 7;
const NOTHING = { tutorials: 0, views: 0, likes: 0 };

@Injectable()
export class StatsService {
  constructor(
    private readonly stats: StatsRepository,
    private readonly counts: StoredCounts,
    private readonly members: MemberCounts,
    private readonly tutorials: TutorialCounts,
    private readonly comments: CommentCounts,
    private readonly reports: ReportCounts,
    private readonly domains: DomainsService,
  ) {}

  async read(now = new Date()): Promise<StatisticsDto> {
    const days = latestDays(now, DAYS);
    const [users, tutorials, comments, seen, reports, totals, domains] = await Promise.all([
      this.series('member-days', days, this.members.total()),
      this.series('tutorial-days', days, this.tutorials.count({ state: 'any' })),
      this.series('comment-days', days, this.comments.total()),
      this.stats.countSeenSince(new Date(now.getTime() - WEEK * DAY_MS)),
      this.reports.all(),
      this.tutorials.domainTotals(),
      this.domains.findAll(),
    ]);
    const mostPopular = mostRead(totals)?.domainId;
    return {
      users: { ...summary(users), activeLastWeek: seen },
      tutorials: { ...summary(tutorials), views: sum(totals, 'views'), likes: sum(totals, 'likes') },
      comments: {
        ...summary(comments),
        totalReports: add(reports.map(({ count }) => count)),
        pendingReports: add(reports.map(({ status, count }) => (status === 'pending' ? count : 0))),
      },
      domains: {
        total: domains.length,
        mostPopular: domains.find(({ id }) => id === mostPopular)?.name ?? null,
      },
      byDomain: domains.map(({ id, name }) => {
        const { tutorials, views, likes } = totals.find(({ domainId }) => domainId === id) ?? NOTHING;
        return { id, name, tutorials, views, likes };
      }),
      trend: {
        users: trend(users.daily),
        tutorials: trend(tutorials.daily),
        comments: trend(comments.daily),
      },
      days: days.map((date, index) => ({
        date,
        users: users.daily[index]!,
        tutorials: tutorials.daily[index]!,
        comments: comments.daily[index]!,
      })),
    };
  }

  private async series(subject: Days, days: string[], total: Promise<number>): Promise<Series> {
    const [counts, all] = await Promise.all([this.counts.readCounts(subject, days[0]), total]);
    return { total: all, daily: days.map((day) => counts.get(day) ?? 0) };
  }
}

interface Series {
  total: number;
  /** Ending today. */
  daily: number[];
}

const summary = ({ total, daily }: Series) => ({ total, newToday: daily.at(-1)! });

const add = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

function trend(daily: number[]): number | null {
  return growth(add(daily.slice(-WEEK)), add(daily.slice(-2 * WEEK, -WEEK)));
}

function sum(totals: DomainTotals[], what: 'views' | 'likes'): number {
  return totals.reduce((total, each) => total + each[what], 0);
}

/** The most read domain; ties go to more tutorials, then to the older domain. */
function mostRead(totals: DomainTotals[]): DomainTotals | undefined {
  const order = (a: DomainTotals, b: DomainTotals) =>
    b.views - a.views || b.tutorials - a.tutorials || a.domainId - b.domainId;
  return totals.toSorted(order)[0];
}
