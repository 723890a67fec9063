import { In } from 'typeorm';
const ROWS_AT_ONCE = 500;
/**
 * Updates matching rows in small batches, so that no statement locks the table for long. Updated rows must no longer
 * match any condition.
 * @returns number of updated rows
 */ export async function updateInBatches(repository, conditions, changes) {
    for(let changed = 0;;){
        const rows = await repository.find({
            select: {
                id: true
            },
            where: conditions,
            take: ROWS_AT_ONCE
        });
        const ids = rows.map(({ id })=>id);
        if (ids.length > 0) await repository.update({
            id: In(ids)
        }, changes);
        changed += ids.length;
        if (ids.length < ROWS_AT_ONCE) return changed;
    }
}
//# sourceMappingURL=update-in-batches.js.map
