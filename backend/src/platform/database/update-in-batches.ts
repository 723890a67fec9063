import { In, type FindOptionsWhere, type Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

const ROWS_AT_ONCE = 500;

/**
 * Updates matching rows in small batches, so that no statement locks the table for long. Updated rows must no longer
 * match any condition.
 * @returns number of updated rows
 */
export async function updateInBatches<Row extends { id: number }>(
  repository: Repository<Row>,
  conditions: FindOptionsWhere<Row> | FindOptionsWhere<Row>[],
  changes: QueryDeepPartialEntity<Row>,
): Promise<number> {
  for (let changed = 0; ;) {
    const rows = await repository.find({
      select: { id: true } as never,
      where: conditions,
      take: ROWS_AT_ONCE,
    });
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await repository.update({ id: In(ids) } as FindOptionsWhere<Row>, changes);
    changed += ids.length;
    if (ids.length < ROWS_AT_ONCE) return changed;
  }
}
