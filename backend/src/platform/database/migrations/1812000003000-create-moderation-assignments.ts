import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

const ofMember = (column: string) => ({
  name: `FK_moderation_assignments_${column}`,
  columnNames: [column],
  referencedTableName: 'users',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
});

/** Which moderator is assigned to a case. */
export class CreateModerationAssignments1812000003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'moderation_assignments',
        columns: [
          columns.exactText('kind', 12, { isPrimary: true }),
          columns.integer('subjectId', { isPrimary: true }),
          columns.integer('moderatorId'),
          columns.moment('assignedAt'),
        ],
        foreignKeys: [ofMember('moderatorId')],
        indices: [{ name: 'IX_moderation_assignments_moderator', columnNames: ['moderatorId'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('moderation_assignments');
  }
}
