import type { QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** The licence and what the cover shows, in a table of texts. Plain ALTER TABLE, as for tutorials.authorId. */
export async function addWrittenColumns(queryRunner: QueryRunner, table: string): Promise<void> {
  const columns = ['ADD COLUMN licence varchar(200)', 'ADD COLUMN imageAlt varchar(300)'];
  // MySQL commits each statement at once; SQLite adds one column with each.
  const changes = new Columns(queryRunner).mysql ? [columns.join(', ')] : columns;
  for (const change of changes) await queryRunner.query(`ALTER TABLE ${table} ${change}`);
}

export async function dropWrittenColumns(queryRunner: QueryRunner, table: string): Promise<void> {
  const columns = ['DROP COLUMN imageAlt', 'DROP COLUMN licence'];
  const changes = new Columns(queryRunner).mysql ? [columns.join(', ')] : columns;
  for (const change of changes) await queryRunner.query(`ALTER TABLE ${table} ${change}`);
}
