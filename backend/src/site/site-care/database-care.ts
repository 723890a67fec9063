import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The one place that knows how each database is tidied up. */
@Injectable()
export class DatabaseCare {
  private readonly mysql: boolean;

  constructor(private readonly dataSource: DataSource) {
    this.mysql = dataSource.options.type === 'mysql';
  }

  async optimize(): Promise<void> {
    if (this.mysql) {
      const tables = (await this.tables()).map((name) => `\`${name}\``);
      await this.dataSource.query(`OPTIMIZE TABLE ${tables.join(', ')}`);
      await this.dataSource.query(`ANALYZE TABLE ${tables.join(', ')}`);
      return;
    }
    await this.dataSource.query('PRAGMA optimize');
    await this.dataSource.query('VACUUM');
  }

  /** Has the full-text index made again out of the words that are stored. */
  async rebuildFullTextIndex(): Promise<void> {
    await this.dataSource.query(
      this.mysql
        ? 'OPTIMIZE TABLE tutorial_words'
        : `INSERT INTO tutorial_words_fts(tutorial_words_fts) VALUES ('rebuild')`,
    );
  }

  /** In bytes. */
  async size(): Promise<number> {
    const sql = this.mysql
      ? 'SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = DATABASE()'
      : 'SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()';
    const [row] = await this.dataSource.query<{ bytes: number | string | null }[]>(sql);
    return Number(row?.bytes ?? 0);
  }

  private async tables(): Promise<string[]> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'`,
    );
    return rows.map(({ name }) => name);
  }
}
