import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Some ten milliseconds of work, after which other queries run. */
const PAGES_AT_ONCE = 250;
const INCREMENTAL = 2;

/** Called with the progress; returning false stops the work. */
export type OnStep = (done: number, total: number) => boolean;

/** How each database is optimized. */
@Injectable()
export class DatabaseOptimizer {
  private readonly mysql: boolean;

  constructor(private readonly dataSource: DataSource) {
    this.mysql = dataSource.options.type === 'mysql';
  }

  /** Works in steps, between which other requests are answered. */
  async optimize(onStep: OnStep): Promise<void> {
    await (this.mysql ? this.optimizeTables(onStep) : this.giveBackPages(onStep));
  }

  /** In bytes. */
  async size(): Promise<number> {
    const sql = this.mysql
      ? 'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()'
      : 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()';
    const [row] = await this.dataSource.query<{ bytes: number | string | null }[]>(sql);
    return Number(row?.bytes ?? 0);
  }

  /** InnoDB rebuilds a table in the background while it stays readable and writable. */
  private async optimizeTables(onStep: OnStep): Promise<void> {
    const tables = await this.tables();
    for (const [done, table] of tables.entries()) {
      if (!onStep(done, tables.length)) return;
      await this.dataSource.query(`OPTIMIZE TABLE \`${table}\``);
      await this.dataSource.query(`ANALYZE TABLE \`${table}\``);
    }
  }

  private async giveBackPages(onStep: OnStep): Promise<void> {
    await this.dataSource.query('PRAGMA optimize');
    if ((await this.pragma('auto_vacuum')) !== INCREMENTAL) return this.makeIncremental();
    const total = await this.pragma('freelist_count');
    for (let done = 0; done < total && onStep(done, total); done += PAGES_AT_ONCE) {
      await this.dataSource.query(`PRAGMA incremental_vacuum(${PAGES_AT_ONCE})`);
      await setImmediate();
    }
  }

  /** A database of an older version is rewritten once, in one go; from then on pages are freed step by step. */
  private async makeIncremental(): Promise<void> {
    await this.dataSource.query('PRAGMA auto_vacuum = INCREMENTAL');
    await this.dataSource.query('VACUUM');
  }

  private async pragma(name: 'auto_vacuum' | 'freelist_count'): Promise<number> {
    const [row] = await this.dataSource.query<Record<string, number>[]>(`PRAGMA ${name}`);
    return row?.[name] ?? 0;
  }

  private async tables(): Promise<string[]> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
    );
    return rows.map(({ name }) => name);
  }
}
