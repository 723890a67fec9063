import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Change } from '../../platform/counts/changes.js';
import { StoredCounts } from '../../platform/counts/stored-counts.service.js';
import type { ReportReason } from '../subjects/report-reasons.js';
import type { SubjectKind } from '../subjects/subject-kinds.js';
import { Report, type ReportStatus } from './report.entity.js';

type Counted = Pick<Report, 'status' | 'reason' | 'kind'>;

/** Stored counts of reports by status, reason and kind. */
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
      ({ status, reason, kind }) =>
        (wanted.status ?? status) === status &&
        (wanted.reason ?? reason) === reason &&
        (wanted.kind ?? kind) === kind,
    );
    return fitting.reduce((sum, { count }) => sum + count, 0);
  }

  async all(): Promise<(Counted & { count: number })[]> {
    return [...(await this.counts.readCounts('reports'))].map(([part, count]) => {
      const [status, reason, kind] = part.split('/') as [ReportStatus, ReportReason, SubjectKind];
      return { status, reason, kind, count };
    });
  }
}

function of({ status, reason, kind }: Counted, by: number): Change {
  return { subject: 'reports', part: `${status}/${reason}/${kind}`, by };
}

async function countAnew(manager: EntityManager): Promise<Change[]> {
  const rows = await manager
    .createQueryBuilder(Report, 'report')
    .select('report.status', 'status')
    .addSelect('report.reason', 'reason')
    .addSelect('report.kind', 'kind')
    .addSelect('COUNT(*)', 'count')
    .groupBy('report.status')
    .addGroupBy('report.reason')
    .addGroupBy('report.kind')
    .getRawMany<Counted & { count: number | string }>();
  return rows.map((row) => of(row, Number(row.count)));
}
