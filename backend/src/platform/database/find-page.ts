import { BadRequestException } from '@nestjs/common';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Distance from the nearer end of a list within which pages can be chosen by number; deeper pages are reached by
 * cursors.
 */
const DEEPEST = 10_000;

/** Whether the page at this offset can be chosen by its number. */
export function isWithinReach(offset: number, limit: number, total: number): boolean {
  return Math.min(offset, total - offset - limit) <= DEEPEST;
}

/** Position and length of a page. */
export interface PageBounds {
  limit: number;
  offset: number;
  /** Starts the page beside this entry; takes precedence over the offset. */
  cursor?: { side: 'after' | 'before'; id: number } | undefined;
}

/** Runs a query and returns its raw rows. */
export type ReadRows = <Row>(query: SelectQueryBuilder<ObjectLiteral>) => Promise<Row[]>;

const readAtOnce: ReadRows = (query) => query.getRawMany();

/** Counts the rows of a query; faster than TypeORM's count where the database stores the number. */
export async function countRows<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  read = readAtOnce,
): Promise<number> {
  const [counted] = await read<{ count: unknown }>(query.clone().select('COUNT(*)', 'count').orderBy());
  return Number(counted!.count);
}

/**
 * Finds one page of a list. The ids are selected first, from an index alone, so that only the rows on the page are read
 * in full and joined. A cursor costs the same at any depth; an offset in the second half is counted from the end.
 * @param list filter and order: one column, then the id in the same direction
 * @param total number of rows in the list
 * @param whole the query for full rows, under the same alias, with columns and joins
 * @param read how the ids are read
 * @throws BadRequestException for a page too far from both ends to be chosen by its number
 */
export async function findPage<Row extends { id: number }>(
  list: SelectQueryBuilder<Row>,
  bounds: PageBounds,
  total: number,
  whole: SelectQueryBuilder<Row>,
  read = readAtOnce,
): Promise<Row[]> {
  if (!bounds.cursor) requireWithinReach(bounds, total);
  const ids = (await idsBeside(list, bounds, read)) ?? (await idsAt(list, bounds, total, read));
  return rowsOf(ids, list, whole);
}

/**
 * Finds one page of a list that has no stored count, and counts the list in the same query where possible.
 * @param list as for `findPage`
 * @param whole as for `findPage`
 * @throws BadRequestException for a page too far from both ends to be chosen by its number
 */
export async function findAndCount<Row extends { id: number }>(
  list: SelectQueryBuilder<Row>,
  bounds: PageBounds,
  whole: SelectQueryBuilder<Row>,
  read = readAtOnce,
): Promise<[rows: Row[], total: number]> {
  const { limit, offset } = bounds;
  const page = list.clone().select(`${list.alias}.id`, 'id').addSelect('COUNT(*) OVER ()', 'total');
  const found = bounds.cursor
    ? []
    : await read<{ id: number; total: unknown }>(page.limit(limit).offset(offset));
  if (found.length === 0) {
    // Beside a cursor, or beyond the last entry.
    const total = bounds.cursor || offset > 0 ? await countRows(list, read) : 0;
    return [await findPage(list, bounds, total, whole, read), total];
  }
  const total = Number(found[0]!.total);
  requireWithinReach(bounds, total);
  const ids = found.map(({ id }) => id);
  return [await rowsOf(ids, list, whole), total];
}

/** Full rows in the order of the ids. */
async function rowsOf<Row extends { id: number }>(
  ids: number[],
  list: SelectQueryBuilder<Row>,
  whole: SelectQueryBuilder<Row>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows = await whole.andWhere(`${list.alias}.id IN (:...pageIds)`, { pageIds: ids }).getMany();
  const places = new Map(ids.map((each, place) => [each, place]));
  return rows.sort((one, other) => places.get(one.id)! - places.get(other.id)!);
}

/** @throws BadRequestException for a page too far from both ends to be chosen by its number */
export function requireWithinReach({ offset, limit }: PageBounds, total: number): void {
  if (isWithinReach(offset, limit, total)) return;
  const message = `Le paramètre « offset » mène à plus de ${DEEPEST.toLocaleString('fr-FR')} éléments du début et de la fin : suivez l’en-tête « Link », ou filtrez la liste.`;
  throw new BadRequestException({ message, errors: { offset: message } });
}

async function idsAt<Row extends ObjectLiteral>(
  list: SelectQueryBuilder<Row>,
  { limit, offset }: PageBounds,
  total: number,
  read: ReadRows,
): Promise<number[]> {
  const length = Math.min(limit, total - offset);
  if (length <= 0) return [];
  const behind = total - offset - length;
  const page = list.clone().limit(length);
  if (behind >= offset) return idsOf(page.offset(offset), read);
  return (await idsOf(reverseOrder(page).offset(behind), read)).reverse();
}

/** Undefined when the cursor's entry is no longer in the list. */
async function idsBeside<Row extends ObjectLiteral>(
  list: SelectQueryBuilder<Row>,
  { limit, cursor }: PageBounds,
  read: ReadRows,
): Promise<number[] | undefined> {
  if (!cursor) return undefined;
  const id = `${list.alias}.id`;
  const [[column, direction]] = Object.entries(list.expressionMap.orderBys) as [[string, string]];
  const entry = await list.dataSource
    .createQueryBuilder<Row>(list.expressionMap.mainAlias!.metadata.target as never, list.alias)
    .select(column, 'value')
    .where(`${id} = :id`, { id: cursor.id })
    .getRawOne<{ value: unknown }>();
  if (entry?.value == null) return undefined;
  const beyond = (direction === 'ASC') === (cursor.side === 'after') ? '>' : '<';
  const page = list.clone().limit(limit).setParameters({ besideId: cursor.id, besideValue: entry.value });
  if (column === id) page.andWhere(`${id} ${beyond} :besideId`);
  else {
    page.andWhere(`${column} ${beyond}= :besideValue`);
    page.andWhere(`(${column} ${beyond} :besideValue OR ${id} ${beyond} :besideId)`);
  }
  return cursor.side === 'after' ? idsOf(page, read) : (await idsOf(reverseOrder(page), read)).reverse();
}

async function idsOf<Row extends ObjectLiteral>(
  page: SelectQueryBuilder<Row>,
  read: ReadRows,
): Promise<number[]> {
  const rows = await read<{ id: number }>(page.select(`${page.alias}.id`, 'id'));
  return rows.map(({ id }) => id);
}

function reverseOrder<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): SelectQueryBuilder<Row> {
  const orders = Object.entries(query.expressionMap.orderBys);
  query.orderBy();
  for (const [column, direction] of orders) query.addOrderBy(column, direction === 'ASC' ? 'DESC' : 'ASC');
  return query;
}
