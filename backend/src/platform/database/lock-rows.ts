import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Adds row locks to a query until the transaction ends. SQLite needs none, since it runs one transaction at a time. */
export function lockRows<T extends ObjectLiteral>(query: SelectQueryBuilder<T>): SelectQueryBuilder<T> {
  const isMysql = query.dataSource.options.type === 'mysql';
  return isMysql ? query.setLock('pessimistic_write') : query;
}
