import type { DataSource, ObjectLiteral } from 'typeorm';

/**
 * Has TypeORM pass whole numbers to SQLite as parameters, as it does with texts. By default it writes numbers into the SQL, so that
 * the same query for another id is another statement, which SQLite compiles anew and `NodeSqlite` keeps.
 *
 * Call it before `dataSource.initialize()`.
 */
export function bindNumbers(dataSource: DataSource): void {
  const { driver } = dataSource;
  const escape = driver.escapeQueryWithParameters.bind(driver);
  driver.escapeQueryWithParameters = (sql, parameters) => escape(sql, bindable(parameters));
}

/** As `bigint`, which TypeORM passes on, and which Node binds as an integer; it binds numbers as floating point. */
function bindable(parameters: ObjectLiteral): ObjectLiteral {
  const entries = Object.entries(parameters) as [string, unknown][];
  return Object.fromEntries(
    entries.map(([name, value]) => [name, Number.isSafeInteger(value) ? BigInt(value as number) : value]),
  );
}
