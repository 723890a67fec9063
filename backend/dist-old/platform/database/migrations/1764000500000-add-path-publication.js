import { Columns } from './columns.js';
/** Whether visitors see a learning path; existing ones are published. Plain ALTER TABLE, as for tutorials.authorId. */ export class AddPathPublication1764000500000 {
    async up(queryRunner) {
        const type = new Columns(queryRunner).mysql ? 'tinyint' : 'boolean';
        await queryRunner.query(`ALTER TABLE learning_paths ADD COLUMN isPublished ${type} NOT NULL DEFAULT 0`);
        await queryRunner.query('UPDATE learning_paths SET isPublished = 1');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE learning_paths DROP COLUMN isPublished');
    }
}
//# sourceMappingURL=1764000500000-add-path-publication.js.map
