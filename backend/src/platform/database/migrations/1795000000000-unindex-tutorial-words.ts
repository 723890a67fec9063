import type { MigrationInterface, QueryRunner } from 'typeorm';
import { IndexTutorialWords1764000004000 } from './1764000004000-index-tutorial-words.js';

/** Search now has its own index, outside the database. */
export class UnindexTutorialWords1795000000000 implements MigrationInterface {
  private readonly before = new IndexTutorialWords1764000004000();

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.before.down(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.before.up(queryRunner);
  }
}
