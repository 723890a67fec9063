import { In, type FindOptionsWhere, type Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

const ROWS_AT_ONCE = 500;

/**
 * Changes the rows that fulfil one of the conditions, a few at a time: nobody waits long for the table. The changes
 * must be such that a row does not fulfil any of them afterwards.
 * @returns how many rows have changed
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
