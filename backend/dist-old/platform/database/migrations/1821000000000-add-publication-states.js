import { Columns } from './columns.js';
/** The state of a tutorial beside what its lists are ordered by. Plain ALTER TABLE, as for tutorials.authorId. */ export class AddPublicationStates1821000000000 {
    async up(queryRunner) {
        const exact = new Columns(queryRunner).mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
        await queryRunner.query(`ALTER TABLE tutorials ADD COLUMN publicationState varchar(12)${exact} NOT NULL DEFAULT 'published'`);
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE tutorials DROP COLUMN publicationState');
    }
}
//# sourceMappingURL=1821000000000-add-publication-states.js.map
