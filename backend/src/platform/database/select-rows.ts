import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Filter and order of a list. */
export interface Selection<Sort extends string> {
  ids?: readonly number[] | undefined;
  /** Where a search for a text goes on: only entries with smaller ids. */
  before?: number | undefined;
  sort?: Sort | undefined;
  /** Replaces the default direction of the sort. */
  order?: 'asc' | 'desc' | undefined;
}

/** Column and default direction of each sort key. */
export type Orders<Sort extends string> = Record<Sort, [column: string, direction: 'ASC' | 'DESC']>;

/** Restricts a query to some ids and sorts it; the id breaks ties, so that pages never overlap. */
export function selectRows<Row extends ObjectLiteral, Sort extends string>(
  query: SelectQueryBuilder<Row>,
  { ids, sort, order }: Selection<Sort>,
  orders: Orders<Sort>,
  fallback: Sort,
): SelectQueryBuilder<Row> {
  const { alias } = query;
  if (ids) query.andWhere(`${alias}.id IN (:...selectedIds)`, { selectedIds: ids });
  const [column, natural] = orders[sort ?? fallback];
  const direction = order ? (order === 'asc' ? 'ASC' : 'DESC') : natural;
  query.orderBy(`${alias}.${column}`, direction);
  return column === 'id' ? query : query.addOrderBy(`${alias}.id`, direction);
}
