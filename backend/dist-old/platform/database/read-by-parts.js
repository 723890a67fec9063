/**
 * Reads the ids of a page from several parts of a table. An index that begins with the columns of a part holds each of them
 * in the order of the list, but not all together; so as much as the page may need is read of each, and merged.
 * @param parts at least one; together they are the list
 */ export function readByParts(parts) {
    return async (query)=>{
        const { alias } = query;
        const { limit, offset = 0, orderBys } = query.expressionMap;
        const [[column, direction]] = Object.entries(orderBys);
        const id = `${alias}.id`;
        const order = column === id ? `id ${direction}` : `place ${direction}, id ${direction}`;
        const end = offset + limit;
        const branches = parts.map((part, index)=>{
            const branch = query.clone().select(id, 'id');
            if (column !== id) branch.addSelect(column, 'place');
            for (const [name, value] of Object.entries(part))if (value === null) branch.andWhere(`${alias}.${name} IS NULL`);
            else branch.andWhere(`${alias}.${name} = :${name}`, {
                [name]: value
            });
            const [sql, parameters] = branch.limit(end).offset(0).getQueryAndParameters();
            return {
                sql: `SELECT * FROM (${sql}) part${index}`,
                parameters
            };
        });
        return query.dataSource.query(`SELECT id FROM (${branches.map(({ sql })=>sql).join(' UNION ALL ')}) merged
       ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`, branches.flatMap(({ parameters })=>parameters));
    };
}
//# sourceMappingURL=read-by-parts.js.map
