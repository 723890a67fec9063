import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** Proofs of work that are already spent; each counts once. */
export class CreateSpentProofs1814000002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'spent_proofs',
        columns: [columns.exactText('hash', 64, { isPrimary: true }), columns.moment('expiresAt')],
        indices: [{ name: 'IX_spent_proofs_expiry', columnNames: ['expiresAt'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('spent_proofs');
  }
}
