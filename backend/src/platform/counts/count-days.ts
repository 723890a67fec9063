import type { EntityManager, EntityTarget } from 'typeorm';
import type { Change, Days } from './changes.js';
import { inSiteZone } from '../zone/site-zone.js';

/** Days in the site's time zone. */
const write = inSiteZone('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day of a date in the site's time zone, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return write(moment);
}

/**
 * Recounts the rows of a table by day of creation.
 * @param where filters the rows, under the alias `row`
 */
export async function countDays(
  manager: EntityManager,
  table: EntityTarget<{ createdAt: Date }>,
  subject: Days,
  where = '1 = 1',
): Promise<Change[]> {
  // In nearly every time zone a day begins on a full hour of UTC.
  const isMysql = manager.dataSource.options.type === 'mysql';
  const hour = isMysql ? `DATE_FORMAT(row.createdAt, '%Y-%m-%d %H')` : 'SUBSTR(row.createdAt, 1, 13)';
  const rows = await manager
    .createQueryBuilder(table, 'row')
    .select(hour, 'hour')
    .addSelect('COUNT(*)', 'count')
    .where(where)
    .groupBy('hour')
    .getRawMany<{ hour: string; count: number | string }>();
  return rows.map(({ hour, count }) => ({
    subject,
    part: dayOf(new Date(`${hour.replace(' ', 'T')}:00Z`)),
    by: Number(count),
  }));
}
