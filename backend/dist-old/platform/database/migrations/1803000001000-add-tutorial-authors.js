import { Columns } from './columns.js';
/** All authors of a tutorial that has several, stored with it so that lists need no join. */ export class AddTutorialAuthors1803000001000 {
    async up(queryRunner) {
        const type = new Columns(queryRunner).mysql ? 'longtext' : 'text';
        await queryRunner.query(`ALTER TABLE tutorials ADD COLUMN authors ${type} NULL`);
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE tutorials DROP COLUMN authors');
    }
}
//# sourceMappingURL=1803000001000-add-tutorial-authors.js.map
