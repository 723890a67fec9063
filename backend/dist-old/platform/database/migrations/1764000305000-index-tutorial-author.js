import { Columns } from './columns.js';
/** Index for a contributor's own list, and for deleting or reassigning it with the account. */ export class IndexTutorialAuthor1764000305000 {
    async up(queryRunner) {
        await queryRunner.query('CREATE INDEX IX_tutorials_author ON tutorials (authorId, date, id)');
    }
    async down(queryRunner) {
        if (!new Columns(queryRunner).mysql) {
            await queryRunner.query('DROP INDEX IX_tutorials_author');
            return;
        }
        // The foreign key needs such an index, and by now this may be the only one.
        await queryRunner.query('ALTER TABLE tutorials ADD INDEX FK_tutorials_author (authorId), DROP INDEX IX_tutorials_author');
    }
}
//# sourceMappingURL=1764000305000-index-tutorial-author.js.map
