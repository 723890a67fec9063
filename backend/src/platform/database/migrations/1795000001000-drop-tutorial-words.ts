import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CreateTutorialWords1764000003000 } from './1764000003000-create-tutorial-words.js';

/** The table that the index in the database was built from. */
export class DropTutorialWords1795000001000 implements MigrationInterface {
  private readonly before = new CreateTutorialWords1764000003000();

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.before.down(queryRunner);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await this.before.up(queryRunner);
  }
}
