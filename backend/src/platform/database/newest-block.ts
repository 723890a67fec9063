import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ReadRows } from './find-page.js';
import type { Selection } from './select-rows.js';

/**
 * Restricts a list to its newest entries, so that a filter without an index costs the same on a list of any length.
 * @param size entries in the block, whether they match or not
 * @returns `before` of the next block, or undefined when this is the last one
 */
export async function restrictToBlock<Row extends ObjectLiteral>(
  list: SelectQueryBuilder<Row>,
  size: number,
  { ids, before }: Pick<Selection<never>, 'ids' | 'before'>,
  read: ReadRows,
): Promise<number | undefined> {
  if (ids) return undefined;
  const id = `${list.alias}.id`;
  const oldest = list.dataSource
    .createQueryBuilder<Row>(list.expressionMap.mainAlias!.metadata.target as never, list.alias)
    .select(id, 'id')
    .orderBy(id, 'DESC')
    .offset(size - 1)
    .limit(2);
  for (const query of before ? [oldest, list] : []) query.andWhere(`${id} < :before`, { before });
  orderWithoutIndex(list);
  const [last, beyond] = await read<{ id: number }>(oldest);
  if (!beyond) return undefined;
  list.andWhere(`${id} >= :oldest`, { oldest: last!.id });
  return last!.id;
}

/** Otherwise MySQL and SQLite may go through the index of the order, over the whole list, to avoid sorting a block. */
function orderWithoutIndex<Row extends ObjectLiteral>(list: SelectQueryBuilder<Row>): void {
  const orders = Object.entries(list.expressionMap.orderBys);
  list.orderBy();
  for (const [column, direction] of orders) {
    const expression = column === `${list.alias}.id` ? column : `COALESCE(${column}, ${column})`;
    list.addOrderBy(expression, direction as 'ASC' | 'DESC');
  }
}
