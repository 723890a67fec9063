/** Restricts a query to some ids and sorts it; the id breaks ties, so that pages never overlap. */ export function selectRows(query, { ids, sort, order }, orders, fallback) {
    const { alias } = query;
    if (ids) query.andWhere(`${alias}.id IN (:...selectedIds)`, {
        selectedIds: ids
    });
    const [column, natural] = orders[sort ?? fallback];
    const direction = order ? order === 'asc' ? 'ASC' : 'DESC' : natural;
    query.orderBy(`${alias}.${column}`, direction);
    return column === 'id' ? query : query.addOrderBy(`${alias}.id`, direction);
}
//# sourceMappingURL=select-rows.js.map
