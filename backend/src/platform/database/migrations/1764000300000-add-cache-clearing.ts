import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The second row of `content_version` counts how often an administrator has cleared the cache. */
export class AddCacheClearing1764000300000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('INSERT INTO content_version (id, version) VALUES (2, 0)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM content_version WHERE id = 2');
  }
}
