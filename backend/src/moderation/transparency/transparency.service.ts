import { Injectable } from '@nestjs/common';
import { DataSource, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { Appeal } from '../appeals/appeal.entity.js';
import { Decision } from '../decisions/decision.entity.js';
import { Report } from '../reports/report.entity.js';
import { latestQuarters, type Quarter } from './quarters.js';
import type { QuarterDto } from './transparency.dto.js';

const SHOWN = 8;

type Counted<Row> = Row & { bucket: number | string; count: number | string };

/** Public statistics of moderation, without personal data. */
@Injectable()
export class TransparencyService {
  constructor(private readonly dataSource: DataSource) {}

  /** The last two years, from the quarter of the first report on. */
  async quarters(): Promise<QuarterDto[]> {
    const quarters = latestQuarters(SHOWN);
    const [received, decided, appealed, medians] = await Promise.all([
      this.received(quarters),
      this.decided(quarters),
      this.appealed(quarters),
      this.medians(quarters),
    ]);
    const all = quarters.map(({ year, quarter }, index) => {
      const here = <Row>(rows: Counted<Row>[]) => rows.filter(({ bucket }) => Number(bucket) === index);
      const appeals = { pending: 0, upheld: 0, reversed: 0 };
      for (const { status, count } of here(appealed)) appeals[status] = Number(count);
      return {
        year,
        quarter,
        received: here(received).map(({ kind, reason, count }) => ({ kind, reason, count: Number(count) })),
        decided: here(decided).map(({ kind, verdict, outcome, sanction, count }) => ({
          kind,
          isUpheld: verdict === 'upheld',
          outcome,
          sanction,
          count: Number(count),
        })),
        appeals,
        medianSeconds: medians.get(index) ?? null,
      };
    });
    const last = all.findLastIndex(({ received, decided }) => received.length + decided.length > 0);
    return all.slice(0, Math.max(1, last + 1));
  }

  private async received(quarters: Quarter[]) {
    return grouped(this.dataSource.createQueryBuilder(Report, 'row'), 'createdAt', quarters, [
      'kind',
      'reason',
    ]).getRawMany<Counted<Pick<Report, 'kind' | 'reason'>>>();
  }

  private async decided(quarters: Quarter[]) {
    const query = this.dataSource.createQueryBuilder(Decision, 'row').where('row.undoneAt IS NULL');
    const columns = ['kind', 'verdict', 'outcome', 'sanction'];
    return grouped(query, 'decidedAt', quarters, columns).getRawMany<
      Counted<Pick<Decision, 'kind' | 'verdict' | 'outcome' | 'sanction'>>
    >();
  }

  private async appealed(quarters: Quarter[]) {
    return grouped(this.dataSource.createQueryBuilder(Appeal, 'row'), 'createdAt', quarters, [
      'status',
    ]).getRawMany<Counted<Pick<Appeal, 'status'>>>();
  }

  /** With an even number of decisions, the lower of the two middle values. */
  private async medians(quarters: Quarter[]): Promise<Map<number, number>> {
    const bucket = bucketOf('decidedAt', quarters);
    const ranked = this.dataSource
      .createQueryBuilder(Decision, 'row')
      .select('row.waitedSeconds', 'waited')
      .addSelect(bucket, 'bucket')
      .addSelect(`ROW_NUMBER() OVER (PARTITION BY ${bucket} ORDER BY row.waitedSeconds)`, 'place')
      .addSelect(`COUNT(*) OVER (PARTITION BY ${bucket})`, 'total')
      .where('row.undoneAt IS NULL AND row.decidedAt >= :oldest')
      .setParameters(parametersOf(quarters));
    const rows = await this.dataSource
      .createQueryBuilder()
      .select('ranked.bucket', 'bucket')
      .addSelect('ranked.waited', 'waited')
      .from(`(${ranked.getQuery()})`, 'ranked')
      .where('ranked.place * 2 IN (ranked.total, ranked.total + 1)')
      .setParameters(ranked.getParameters())
      .getRawMany<{ bucket: number | string; waited: number }>();
    return new Map(rows.map(({ bucket: index, waited }) => [Number(index), waited]));
  }
}

/** Counts by quarter and columns. */
function grouped<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  moment: string,
  quarters: Quarter[],
  columns: string[],
): SelectQueryBuilder<Row> {
  query
    .select(bucketOf(moment, quarters), 'bucket')
    .addSelect('COUNT(*)', 'count')
    .andWhere(`row.${moment} >= :oldest`)
    .setParameters(parametersOf(quarters))
    .groupBy('bucket');
  for (const column of columns) query.addSelect(`row.${column}`, column).addGroupBy(`row.${column}`);
  return query;
}

/** SQL for the index of a date's quarter, 0 for the current one; no date function is the same on all databases. */
function bucketOf(moment: string, quarters: Quarter[]): string {
  const cases = quarters.map((_, index) => `WHEN row.${moment} >= :quarter${index} THEN ${index}`);
  return `CASE ${cases.join(' ')} END`;
}

function parametersOf(quarters: Quarter[]): Record<string, Date> {
  const starts = quarters.map(({ since }, index) => [`quarter${index}`, since] as const);
  return { ...Object.fromEntries(starts), oldest: quarters.at(-1)!.since };
}
