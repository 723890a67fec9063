import type { FindOptionsWhere, ObjectLiteral, Repository } from 'typeorm';

const ROWS_AT_ONCE = 500;

/**
 * Deletes matching rows in small batches, so that no statement locks the table for long.
 * @param deleteRows receives the keys of a batch; deletes rows that are counted
 */
export async function deleteInBatches<Row extends ObjectLiteral>(
  repository: Repository<Row>,
  condition: FindOptionsWhere<Row>,
  deleteRows: (rows: Row[]) => Promise<unknown> = (rows) =>
    repository.createQueryBuilder().delete().whereInIds(rows).execute(),
): Promise<void> {
  const keys = repository.metadata.primaryColumns.map(({ propertyName }) => propertyName);
  const select = Object.fromEntries(keys.map((key) => [key, true]));
  for (;;) {
    const rows = await repository.find({ select: select as never, where: condition, take: ROWS_AT_ONCE });
    if (rows.length > 0) await deleteRows(rows);
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
