import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How many rows a query is about; quicker than TypeORM's own count where the database keeps that number. */
export async function countRows<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<number> {
  const counted = await query.clone().select('COUNT(*)', 'count').orderBy().getRawOne<{ count: unknown }>();
  return Number(counted!.count);
}

/**
 * Finds one page of a list. Its ids come first, which an index can give by itself: only the rows that are shown are read
 * whole and joined to others. A page of the second half is counted from the end.
 * @param list which rows, in which order
 * @param total how many rows the list has
 * @param whole all rows, under the same alias, with the columns and joins that those shown are to have
 */
export async function findPage<Row extends { id: number }>(
  list: SelectQueryBuilder<Row>,
  { limit, offset }: { limit: number; offset: number },
  total: number,
  whole: SelectQueryBuilder<Row>,
): Promise<Row[]> {
  const id = `${list.alias}.id`;
  const length = Math.min(limit, total - offset);
  if (length <= 0) return [];
  const behind = total - offset - length;
  const isNearEnd = behind < offset;
  const page = list.clone().select(id, 'id').limit(length);
  if (isNearEnd) turnRound(page).offset(behind);
  else page.offset(offset);
  const ids = (await page.getRawMany<{ id: number }>()).map((row) => row.id);
  if (ids.length === 0) return [];
  const rows = await whole.andWhere(`${id} IN (:...pageIds)`, { pageIds: ids }).getMany();
  const places = new Map((isNearEnd ? ids.reverse() : ids).map((each, place) => [each, place]));
  return rows.sort((one, other) => places.get(one.id)! - places.get(other.id)!);
}

function turnRound<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): SelectQueryBuilder<Row> {
  const orders = Object.entries(query.expressionMap.orderBys);
  query.orderBy();
  for (const [column, direction] of orders) query.addOrderBy(column, direction === 'ASC' ? 'DESC' : 'ASC');
  return query;
}
