import { Columns } from './columns.js';
/**
 * The member who wrote a tutorial on the site. Plain ALTER TABLE, because TypeORM would rebuild the table on SQLite.
 */ export class AddTutorialAuthor1764000304000 {
    async up(queryRunner) {
        await queryRunner.query(new Columns(queryRunner).mysql ? 'ALTER TABLE tutorials ADD COLUMN authorId int NULL, ADD CONSTRAINT FK_tutorials_author FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE SET NULL' : 'ALTER TABLE tutorials ADD COLUMN authorId integer NULL REFERENCES users (id) ON DELETE SET NULL');
    }
    async down(queryRunner) {
        await queryRunner.query(new Columns(queryRunner).mysql ? 'ALTER TABLE tutorials DROP FOREIGN KEY FK_tutorials_author, DROP COLUMN authorId' : 'ALTER TABLE tutorials DROP COLUMN authorId');
    }
}
//# sourceMappingURL=1764000304000-add-tutorial-author.js.map
