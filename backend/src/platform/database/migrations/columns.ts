import type { QueryRunner, TableColumnOptions } from 'typeorm';

/** Column definitions with the same meaning on SQLite, MariaDB and MySQL. */
export class Columns {
  readonly mysql: boolean;

  constructor(queryRunner: QueryRunner) {
    this.mysql = queryRunner.dataSource.options.type === 'mysql';
  }

  id(): TableColumnOptions {
    return {
      name: 'id',
      type: this.mysql ? 'int' : 'integer',
      isPrimary: true,
      isGenerated: true,
      generationStrategy: 'increment',
    };
  }

  integer(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: this.mysql ? 'int' : 'integer', ...options };
  }

  double(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: 'double', ...options };
  }

  /** Text for people; on MySQL comparisons ignore case and accents. */
  text(name: string, length: number, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: 'varchar', length: String(length), ...options };
  }

  /** Text for machines (slugs, folded text, hashes); comparisons are exact on every database. */
  exactText(name: string, length: number, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    const exact = this.mysql ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
    return { ...this.text(name, length, options), ...exact };
  }

  longText(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: this.mysql ? 'longtext' : 'text', ...options };
  }

  /** Boolean, false by default. */
  flag(name: string): TableColumnOptions {
    return { name, type: 'boolean', default: this.mysql ? 0 : false };
  }

  /** UTC timestamp with milliseconds. */
  moment(name: string, options: Partial<TableColumnOptions> = {}): TableColumnOptions {
    return { name, type: 'datetime', ...(this.mysql ? { precision: 3 } : {}), ...options };
  }
}
