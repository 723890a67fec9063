import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stands in for the next migration, so that upgrades from the current version can be tested. */
export class StepOfTomorrow9000000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE names_of_tomorrow (userId integer PRIMARY KEY, name varchar(200))');
    await queryRunner.query('INSERT INTO names_of_tomorrow SELECT id, displayName FROM users');
    await queryRunner.query('ALTER TABLE users ADD nameOfTomorrow varchar(200)');
    await queryRunner.query('UPDATE users SET nameOfTomorrow = displayName');
  }

  async down(): Promise<void> {
    // Not tested.
  }
}
