import type { EntityManager, EntityTarget } from 'typeorm';
import { dayOf } from './day.js';
import type { Change, Days } from './changes.js';

/**
 * Counts the rows of a table anew, by the days on which they were made.
 * @param where of those rows only, which it calls `row`
 */
export async function countDays(
  manager: EntityManager,
  table: EntityTarget<{ createdAt: Date }>,
  subject: Days,
  where = '1 = 1',
): Promise<Change[]> {
  // A day begins with an hour of UTC in nearly every zone.
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
