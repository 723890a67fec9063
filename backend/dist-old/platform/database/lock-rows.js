/** Adds row locks to a query until the transaction ends. SQLite needs none, since it runs one transaction at a time. */ export function lockRows(query) {
    const isMysql = query.dataSource.options.type === 'mysql';
    return isMysql ? query.setLock('pessimistic_write') : query;
}
//# sourceMappingURL=lock-rows.js.map
