import { BadRequestException } from '@nestjs/common';
/** How far from the nearer end of a list a page may be chosen by its number; deeper ones are reached by cursors. */ const DEEPEST = 10_000;
/** Whether the page at this offset can be chosen by its number. */ export function isWithinReach(offset, limit, total) {
    return Math.min(offset, total - offset - limit) <= DEEPEST;
}
const readAtOnce = (query)=>query.getRawMany();
/** Counts the rows of a query; faster than TypeORM's count where the database stores the number. */ export async function countRows(query, read = readAtOnce) {
    const [counted] = await read(query.clone().select('COUNT(*)', 'count').orderBy());
    return Number(counted.count);
}
/**
 * Finds one page of a list. The ids are selected first, from an index alone, so that only the rows on the page are read
 * in full and joined. A cursor costs the same at any depth; an offset in the second half is counted from the end.
 * @param list filter and order: one column, then the id in the same direction
 * @param total number of rows in the list
 * @param whole the query for full rows, under the same alias, with columns and joins
 * @param read how the ids are read
 * @throws BadRequestException for a page too far from both ends to be chosen by its number
 */ export async function findPage(list, bounds, total, whole, read = readAtOnce) {
    if (!bounds.cursor) requireWithinReach(bounds, total);
    const ids = await idsBeside(list, bounds, read) ?? await idsAt(list, bounds, total, read);
    return rowsOf(ids, list, whole);
}
/**
 * Finds one page of a list that is not counted otherwise, and counts it, looking at it once.
 * @param list as for `findPage`
 * @param whole as for `findPage`
 * @throws BadRequestException for a page too far from both ends to be chosen by its number
 */ export async function findAndCount(list, bounds, whole, read = readAtOnce) {
    const { limit, offset } = bounds;
    const page = list.clone().select(`${list.alias}.id`, 'id').addSelect('COUNT(*) OVER ()', 'total');
    const found = bounds.cursor ? [] : await read(page.limit(limit).offset(offset));
    if (found.length === 0) {
        // Beside a cursor, or behind the last entry.
        const total = bounds.cursor || offset > 0 ? await countRows(list, read) : 0;
        return [
            await findPage(list, bounds, total, whole, read),
            total
        ];
    }
    const total = Number(found[0].total);
    requireWithinReach(bounds, total);
    const ids = found.map(({ id })=>id);
    return [
        await rowsOf(ids, list, whole),
        total
    ];
}
/** Full rows in the order of the ids. */ async function rowsOf(ids, list, whole) {
    if (ids.length === 0) return [];
    const rows = await whole.andWhere(`${list.alias}.id IN (:...pageIds)`, {
        pageIds: ids
    }).getMany();
    const places = new Map(ids.map((each, place)=>[
            each,
            place
        ]));
    return rows.sort((one, other)=>places.get(one.id) - places.get(other.id));
}
/** @throws BadRequestException for a page too far from both ends to be chosen by its number */ export function requireWithinReach({ offset, limit }, total) {
    if (isWithinReach(offset, limit, total)) return;
    const message = `Le param\xe8tre \xab offset \xbb m\xe8ne \xe0 plus de ${DEEPEST.toLocaleString('fr-FR')} \xe9l\xe9ments du d\xe9but et de la fin : suivez l\u{2019}en-t\xeate \xab Link \xbb, ou filtrez la liste.`;
    throw new BadRequestException({
        message,
        errors: {
            offset: message
        }
    });
}
async function idsAt(list, { limit, offset }, total, read) {
    const length = Math.min(limit, total - offset);
    if (length <= 0) return [];
    const behind = total - offset - length;
    const page = list.clone().limit(length);
    if (behind >= offset) return idsOf(page.offset(offset), read);
    return (await idsOf(reverseOrder(page).offset(behind), read)).reverse();
}
/** Undefined when the cursor's entry is no longer in the list. */ async function idsBeside(list, { limit, cursor }, read) {
    if (!cursor) return undefined;
    const id = `${list.alias}.id`;
    const [[column, direction]] = Object.entries(list.expressionMap.orderBys);
    const entry = await list.dataSource.createQueryBuilder(list.expressionMap.mainAlias.metadata.target, list.alias).select(column, 'value').where(`${id} = :id`, {
        id: cursor.id
    }).getRawOne();
    if (entry?.value == null) return undefined;
    const beyond = direction === 'ASC' === (cursor.side === 'after') ? '>' : '<';
    const page = list.clone().limit(limit).setParameters({
        besideId: cursor.id,
        besideValue: entry.value
    });
    if (column === id) page.andWhere(`${id} ${beyond} :besideId`);
    else {
        page.andWhere(`${column} ${beyond}= :besideValue`);
        page.andWhere(`(${column} ${beyond} :besideValue OR ${id} ${beyond} :besideId)`);
    }
    return cursor.side === 'after' ? idsOf(page, read) : (await idsOf(reverseOrder(page), read)).reverse();
}
async function idsOf(page, read) {
    const rows = await read(page.select(`${page.alias}.id`, 'id'));
    return rows.map(({ id })=>id);
}
function reverseOrder(query) {
    const orders = Object.entries(query.expressionMap.orderBys);
    query.orderBy();
    for (const [column, direction] of orders)query.addOrderBy(column, direction === 'ASC' ? 'DESC' : 'ASC');
    return query;
}
//# sourceMappingURL=find-page.js.map
