import { Injectable } from '@nestjs/common';
import { DomainsService } from '../../content/domains/domains.service.js';
import { DAY_MS, dayOf, growth, latestDays } from './days.js';
import type { StatisticsDto } from './stats.dto.js';
import { StatsRepository, type Counted, type DomainTotals } from './stats.repository.js';

const DAYS = 30;
const WEEK = 7;
const NOTHING = { tutorials: 0, views: 0, likes: 0 };

@Injectable()
export class StatsService {
  constructor(
    private readonly stats: StatsRepository,
    private readonly domains: DomainsService,
  ) {}

  async read(now = new Date()): Promise<StatisticsDto> {
    const days = latestDays(now, DAYS);
    const [users, tutorials, comments, seen, reports, totals, domains] = await Promise.all([
      this.series('users', days, now),
      this.series('tutorials', days, now),
      this.series('comments', days, now),
      this.stats.countSeenSince(new Date(now.getTime() - WEEK * DAY_MS)),
      this.stats.countReports(),
      this.stats.domainTotals(),
      this.domains.findAll(),
    ]);
    const mostPopular = mostRead(totals)?.domainId;
    return {
      users: { ...summary(users), activeLastWeek: seen },
      tutorials: { ...summary(tutorials), views: sum(totals, 'views'), likes: sum(totals, 'likes') },
      comments: { ...summary(comments), totalReports: reports.total, pendingReports: reports.pending },
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

  private async series(what: Counted, days: string[], now: Date): Promise<Series> {
    // One day more than is asked for, since the first one may have begun before as UTC has it.
    const since = new Date(now.getTime() - (DAYS + 1) * DAY_MS);
    const counts = new Map<string, number>();
    for (const { hour, count } of await this.stats.countByHour(what, since)) {
      counts.set(dayOf(hour), (counts.get(dayOf(hour)) ?? 0) + count);
    }
    return { total: await this.stats.count(what), daily: days.map((day) => counts.get(day) ?? 0) };
  }
}

interface Series {
  total: number;
  /** Today last. */
  daily: number[];
}

const summary = ({ total, daily }: Series) => ({ total, newToday: daily.at(-1)! });

function trend(daily: number[]): number | null {
  const add = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return growth(add(daily.slice(-WEEK)), add(daily.slice(-2 * WEEK, -WEEK)));
}

function sum(totals: DomainTotals[], what: 'views' | 'likes'): number {
  return totals.reduce((total, each) => total + each[what], 0);
}

/** Most read; of those read as much, the one with most tutorials, then the older one. */
function mostRead(totals: DomainTotals[]): DomainTotals | undefined {
  const order = (a: DomainTotals, b: DomainTotals) =>
    b.views - a.views || b.tutorials - a.tutorials || a.domainId - b.domainId;
  return totals.toSorted(order)[0];
}
