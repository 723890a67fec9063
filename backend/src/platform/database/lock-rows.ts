import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/**
 * Has the rows a query reads stay as they are until its transaction ends. SQLite needs nothing for it: there only one
 * transaction runs at a time.
 */
export function lockRows<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
  const isMysql = query.dataSource.options.type === 'mysql';
  return isMysql ? query.setLock('pessimistic_write') : query;
}
