import { DataSource } from 'typeorm';
import type { TestApp } from './app.js';

/** Makes every write to a table fail while `work` runs. */
export async function breaking<T>(
  { nest }: TestApp,
  table: string,
  act: () => PromiseLike<T>,
  when: 'UPDATE' | 'INSERT' = 'UPDATE',
): Promise<void> {
  const dataSource = nest.get(DataSource);
  const fails =
    dataSource.options.type === 'mysql'
      ? "FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'broken on purpose'"
      : "BEGIN SELECT RAISE(ABORT, 'broken on purpose'); END";
  await dataSource.query(`CREATE TRIGGER broken BEFORE ${when} ON ${table} ${fails}`);
  try {
    await act();
  } finally {
    await dataSource.query('DROP TRIGGER broken');
  }
}
