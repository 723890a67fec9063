import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clears avatars of members and authors that are not image URLs. */
export class DropOddAvatars1764001100003 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of [
      ['users', 'avatar'],
      ['tutorials', 'authorAvatar'],
    ]) {
      await queryRunner.query(
        `UPDATE ${table} SET ${column} = NULL WHERE ${column} NOT LIKE 'http://%' AND ${column} NOT LIKE 'https://%' AND ${column} NOT LIKE '/media/%'`,
      );
    }
  }

  async down(): Promise<void> {
    // Cleared avatars are not restored.
  }
}
