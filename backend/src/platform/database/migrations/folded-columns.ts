import { fold } from '@passerelle/api-client/fold';
import { beginningOf } from '@passerelle/api-client/text-length';
import type { QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

const AT_ONCE = 500;

interface Folded {
  from: string;
  to: string;
  length: number;
}

/** Plain ALTER TABLE, as for tutorials.authorId. */
export async function addFoldedColumn(
  queryRunner: QueryRunner,
  table: string,
  column: Folded,
): Promise<void> {
  const { mysql } = new Columns(queryRunner);
  const exact = mysql ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin ' : '';
  const { to, length } = column;
  await queryRunner.query(
    `ALTER TABLE ${table} ADD COLUMN ${to} varchar(${length}) ${exact}NOT NULL DEFAULT ''`,
  );
}

/** @param foldText how the service that writes the column folds it */
export async function foldColumn(
  queryRunner: QueryRunner,
  table: string,
  column: Folded,
  foldText: (text: string) => string = fold,
): Promise<void> {
  const { from, to, length } = column;
  for (let after = 0; ;) {
    const rows = (await queryRunner.query(
      `SELECT id, ${from} AS text, ${to} AS folded FROM ${table} WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`,
      [after],
    )) as { id: number; text: string; folded: string }[];
    for (const { id, text, folded } of rows) {
      const now = beginningOf(foldText(text), length);
      if (now !== folded) await queryRunner.query(`UPDATE ${table} SET ${to} = ? WHERE id = ?`, [now, id]);
    }
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)!.id;
  }
}
