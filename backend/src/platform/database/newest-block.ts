import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ReadRows } from './find-page.js';
import type { Selection } from './select-rows.js';

/** Entries examined for a text in one request, matching or not. */
const BLOCK = 1_000;

/**
 * Restricts a list to its newest entries, so that a filter without an index costs the same on a list of any length.
 * @returns `before` of the next block, or undefined when this is the last one
 */
export async function restrictToBlock<Row extends ObjectLiteral>(
  list: SelectQueryBuilder<Row>,
  { ids, before }: Pick<Selection<never>, 'ids' | 'before'>,
  read: ReadRows,
): Promise<number | undefined> {
  if (ids) return undefined;
  const id = `${list.alias}.id`;
  const oldest = list.dataSource
    .createQueryBuilder<Row>(list.expressionMap.mainAlias!.metadata.target as never, list.alias)
    .select(id, 'id')
    .orderBy(id, 'DESC')
    .offset(BLOCK - 1)
    .limit(2);
  for (const query of before ? [oldest, list] : []) query.andWhere(`${id} < :before`, { before });
  orderWithoutIndex(list, id);
  const [last, beyond] = await read<{ id: number }>(oldest);
  if (!beyond) return undefined;
  list.andWhere(`${id} >= :oldest`, { oldest: last!.id });
  return last!.id;
}

interface Period {
  /** Indexed, with the id behind it. */
  column: string;
  since?: Date | undefined;
  until?: Date | undefined;
}

interface Entry {
  id: number;
  moment: unknown;
}

/**
 * Restricts a list to the newest entries of a period, like `restrictToBlock` for all entries.
 * @param size entries in the block
 * @returns `before` of the next block, or undefined when this is the last one
 */
export async function restrictToBlockOfPeriod<Row extends ObjectLiteral>(
  list: SelectQueryBuilder<Row>,
  size: number,
  { ids, before }: Pick<Selection<never>, 'ids' | 'before'>,
  read: ReadRows,
  period: Period,
): Promise<number | undefined> {
  const [id, moment] = [`${list.alias}.id`, `${list.alias}.${period.column}`];
  const entries = () =>
    list.dataSource
      .createQueryBuilder<Row>(list.expressionMap.mainAlias!.metadata.target as never, list.alias)
      .select(id, 'id')
      .addSelect(moment, 'moment');
  const newer = before && (await entries().where(`${id} = :before`, { before }).getRawOne<Entry>());
  const oldest = entries()
    .orderBy(moment, 'DESC')
    .addOrderBy(id, 'DESC')
    .offset(size - 1)
    .limit(2);
  for (const query of [oldest, list]) {
    if (newer)
      query
        .andWhere(`${moment} <= :newerMoment AND (${moment} < :newerMoment OR ${id} < :newerId)`)
        .setParameters({ newerId: newer.id, newerMoment: newer.moment });
    else if (period.until) query.andWhere(`${moment} < :until`, { until: period.until });
  }
  const since = (query: SelectQueryBuilder<Row>) => {
    if (period.since) query.andWhere(`${moment} >= :since`, { since: period.since });
  };
  since(oldest);
  orderWithoutIndex(list);
  const [last, beyond] = ids ? [] : await read<Entry>(oldest);
  // Only one limit at each end, or SQLite may choose the wider one.
  if (beyond)
    list
      .andWhere(`${moment} >= :lastMoment AND (${moment} > :lastMoment OR ${id} >= :lastId)`)
      .setParameters({ lastId: last!.id, lastMoment: last!.moment });
  else since(list);
  return beyond && last!.id;
}

/**
 * Prevents MySQL and SQLite from reading the whole list along the index of the order, just to avoid sorting a block.
 * @param found column that finds the block
 */
function orderWithoutIndex<Row extends ObjectLiteral>(list: SelectQueryBuilder<Row>, found?: string): void {
  const orders = Object.entries(list.expressionMap.orderBys);
  list.orderBy();
  for (const [column, direction] of orders) {
    const expression = column === found ? column : `COALESCE(${column}, ${column})`;
    list.addOrderBy(expression, direction as 'ASC' | 'DESC');
  }
}
