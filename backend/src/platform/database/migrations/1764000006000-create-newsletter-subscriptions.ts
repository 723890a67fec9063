import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateNewsletterSubscriptions1764000006000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'newsletter_subscriptions',
        columns: [columns.id(), columns.exactText('email', 254), columns.moment('createdAt')],
        uniques: [{ name: 'UQ_newsletter_subscriptions_email', columnNames: ['email'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('newsletter_subscriptions');
  }
}
