import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How many rows a query is about; quicker than TypeORM's own count where the database keeps that number. */
export async function countRows<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<number> {
  const counted = await query.clone().select('COUNT(*)', 'count').orderBy().getRawOne<{ count: unknown }>();
  return Number(counted!.count);
}

/**
 * Finds one page of a list. Its ids come first, which an index can give by itself: only the rows that are shown are read
 * whole and joined to others, however far back the page is.
 * @param list which rows, in which order
 * @param whole all rows, under the same alias, with the columns and joins that those shown are to have
 */
export async function findPage<Row extends { id: number }>(
  list: SelectQueryBuilder<Row>,
  { limit, offset }: { limit: number; offset: number },
  whole: SelectQueryBuilder<Row>,
): Promise<Row[]> {
  const id = `${list.alias}.id`;
  const page = list.clone().select(id, 'id').limit(limit).offset(offset);
  const ids = (await page.getRawMany<{ id: number }>()).map((row) => row.id);
  if (ids.length === 0) return [];
  const rows = await whole.andWhere(`${id} IN (:...pageIds)`, { pageIds: ids }).getMany();
  const places = new Map(ids.map((each, place) => [each, place]));
  return rows.sort((one, other) => places.get(one.id)! - places.get(other.id)!);
}
