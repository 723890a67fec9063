import { dayOf } from './day.js';
/**
 * Recounts the rows of a table by day of creation.
 * @param where filters the rows, under the alias `row`
 */ export async function countDays(manager, table, subject, where = '1 = 1') {
    // In nearly every time zone a day begins on a full hour of UTC.
    const isMysql = manager.dataSource.options.type === 'mysql';
    const hour = isMysql ? `DATE_FORMAT(row.createdAt, '%Y-%m-%d %H')` : 'SUBSTR(row.createdAt, 1, 13)';
    const rows = await manager.createQueryBuilder(table, 'row').select(hour, 'hour').addSelect('COUNT(*)', 'count').where(where).groupBy('hour').getRawMany();
    return rows.map(({ hour, count })=>({
            subject,
            part: dayOf(new Date(`${hour.replace(' ', 'T')}:00Z`)),
            by: Number(count)
        }));
}
//# sourceMappingURL=count-days.js.map
