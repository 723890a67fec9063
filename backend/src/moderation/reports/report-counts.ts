import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import { Report, type ReportStatus } from './report.entity.js';

type Counted = Pick<Report, 'status' | 'reason'>;

/** Stored counts of reports by status and reason. */
@Injectable()
export class ReportCounts {
  constructor(private readonly counts: StoredCounts) {
    counts.registerRecount(countAnew);
  }

  async countAdded(manager: EntityManager, report: Counted): Promise<void> {
    await this.counts.changeCounts(manager, [of(report, 1)]);
  }

  async countDecided(manager: EntityManager, before: Counted, status: ReportStatus): Promise<void> {
    await this.counts.changeCounts(manager, [of(before, -1), of({ ...before, status }, 1)]);
  }

  async count(wanted: Partial<Counted>): Promise<number> {
    const all = await this.all();
    const fitting = all.filter(
      ({ status, reason }) => (wanted.status ?? status) === status && (wanted.reason ?? reason) === reason,
    );
    return fitting.reduce((sum, { count }) => sum + count, 0);
  }

  async all(): Promise<(Counted & { count: number })[]> {
    return [...(await this.counts.readCounts('reports'))].map(([part, count]) => {
      const [status, reason] = part.split('/') as [ReportStatus, ReportReason];
      return { status, reason, count };
    });
  }
}

function of({ status, reason }: Counted, by: number): Change {
  return { subject: 'reports', part: `${status}/${reason}`, by };
}

async function countAnew(manager: EntityManager): Promise<Change[]> {
  const rows = await manager
    .createQueryBuilder(Report, 'report')
    .select('report.status', 'status')
    .addSelect('report.reason', 'reason')
    .addSelect('COUNT(*)', 'count')
    .groupBy('report.status')
    .addGroupBy('report.reason')
    .getRawMany<Counted & { count: number | string }>();
  return rows.map((row) => of(row, Number(row.count)));
}
