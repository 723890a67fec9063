const ROWS_AT_ONCE = 500;
/**
 * Deletes matching rows in small batches, so that no statement locks the table for long.
 * @param deleteRows receives the keys of a batch; deletes rows that are counted
 */ export async function deleteInBatches(repository, condition, deleteRows = (rows)=>repository.createQueryBuilder().delete().whereInIds(rows).execute()) {
    const keys = repository.metadata.primaryColumns.map(({ propertyName })=>propertyName);
    const select = Object.fromEntries(keys.map((key)=>[
            key,
            true
        ]));
    for(;;){
        const rows = await repository.find({
            select: select,
            where: condition,
            take: ROWS_AT_ONCE
        });
        if (rows.length > 0) await deleteRows(rows);
        if (rows.length < ROWS_AT_ONCE) return;
    }
}
//# sourceMappingURL=delete-in-batches.js.map
