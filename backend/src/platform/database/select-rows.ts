import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Which rows of a list are wanted, and in which order. */
export interface Selection<Sort extends string> {
  ids?: readonly number[] | undefined;
  sort?: Sort | undefined;
  /** The other way round than each sort has it by itself, or the same. */
  order?: 'asc' | 'desc' | undefined;
}

/** What each sort goes by, the most telling first, and its direction unless another is asked for. */
export type Orders<Sort extends string> = Record<Sort, [column: string, direction: 'ASC' | 'DESC']>;

/** Limits a query to certain rows and puts these in order; ids tell equals apart, so that pages never overlap. */
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
