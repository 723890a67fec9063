import type { DataSource, ObjectLiteral } from 'typeorm';

/**
 * Makes TypeORM pass whole numbers to SQLite as parameters, like texts. By default it writes them into the SQL, so that
 * each id makes another statement, which SQLite compiles again and `NodeSqlite` caches.
 *
 * Call it before `dataSource.initialize()`.
 */
export function bindNumbers(dataSource: DataSource): void {
  const { driver } = dataSource;
  const escape = driver.escapeQueryWithParameters.bind(driver);
  driver.escapeQueryWithParameters = (sql, parameters) => escape(sql, bindable(parameters));
}

/**
 * Numbers become `bigint`: TypeORM passes it on, and Node binds it as an integer, while it binds numbers as floating
 * point.
 */
function bindable(parameters: ObjectLiteral): ObjectLiteral {
  const entries = Object.entries(parameters) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Number.isSafeInteger(value) ? BigInt(value as number) : value]),
  );
}
