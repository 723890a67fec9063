/** Entries searched for a text in one request, whether they match or not. */ const BLOCK = 1_000;
/**
 * Restricts a list to its newest entries, so that a filter without an index costs the same on a list of any length.
 * @returns `before` of the next block, or undefined when this is the last one
 */ export async function restrictToBlock(list, { ids, before }, read) {
    if (ids) return undefined;
    const id = `${list.alias}.id`;
    const oldest = list.dataSource.createQueryBuilder(list.expressionMap.mainAlias.metadata.target, list.alias).select(id, 'id').orderBy(id, 'DESC').offset(BLOCK - 1).limit(2);
    for (const query of before ? [
        oldest,
        list
    ] : [])query.andWhere(`${id} < :before`, {
        before
    });
    orderWithoutIndex(list, id);
    const [last, beyond] = await read(oldest);
    if (!beyond) return undefined;
    list.andWhere(`${id} >= :oldest`, {
        oldest: last.id
    });
    return last.id;
}
/**
 * Restricts a list to the newest entries of a period, as `restrictToBlock` does to those of all.
 * @param size entries in the block
 * @returns `before` of the next block, or undefined when this is the last one
 */ export async function restrictToBlockOfPeriod(list, size, { ids, before }, read, period) {
    const [id, moment] = [
        `${list.alias}.id`,
        `${list.alias}.${period.column}`
    ];
    const entries = ()=>list.dataSource.createQueryBuilder(list.expressionMap.mainAlias.metadata.target, list.alias).select(id, 'id').addSelect(moment, 'moment');
    const newer = before && await entries().where(`${id} = :before`, {
        before
    }).getRawOne();
    const oldest = entries().orderBy(moment, 'DESC').addOrderBy(id, 'DESC').offset(size - 1).limit(2);
    for (const query of [
        oldest,
        list
    ]){
        if (newer) query.andWhere(`${moment} <= :newerMoment AND (${moment} < :newerMoment OR ${id} < :newerId)`).setParameters({
            newerId: newer.id,
            newerMoment: newer.moment
        });
        else if (period.until) query.andWhere(`${moment} < :until`, {
            until: period.until
        });
    }
    const since = (query)=>{
        if (period.since) query.andWhere(`${moment} >= :since`, {
            since: period.since
        });
    };
    since(oldest);
    orderWithoutIndex(list);
    const [last, beyond] = ids ? [] : await read(oldest);
    // Only one limit at each end, or SQLite may choose the wider one.
    if (beyond) list.andWhere(`${moment} >= :lastMoment AND (${moment} > :lastMoment OR ${id} >= :lastId)`).setParameters({
        lastId: last.id,
        lastMoment: last.moment
    });
    else since(list);
    return beyond && last.id;
}
/**
 * Otherwise MySQL and SQLite may go through the index of the order, over the whole list, to avoid sorting a block.
 * @param found column by which the block is found
 */ function orderWithoutIndex(list, found) {
    const orders = Object.entries(list.expressionMap.orderBys);
    list.orderBy();
    for (const [column, direction] of orders){
        const expression = column === found ? column : `COALESCE(${column}, ${column})`;
        list.addOrderBy(expression, direction);
    }
}
//# sourceMappingURL=newest-block.js.map
