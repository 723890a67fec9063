import { Columns } from './columns.js';
/** Whether an administrator has hidden a public collection. Plain ALTER TABLE, as for tutorials.authorId. */ export class AddCollectionHiding1764000501000 {
    async up(queryRunner) {
        const type = new Columns(queryRunner).mysql ? 'tinyint' : 'boolean';
        await queryRunner.query(`ALTER TABLE collections ADD COLUMN isHidden ${type} NOT NULL DEFAULT 0`);
        // For the list of public collections, most recently changed first.
        await queryRunner.query('CREATE INDEX IX_collections_public ON collections (isPublic, updatedAt, id)');
    }
    async down(queryRunner) {
        const { mysql } = new Columns(queryRunner);
        await queryRunner.query(`DROP INDEX IX_collections_public${mysql ? ' ON collections' : ''}`);
        await queryRunner.query('ALTER TABLE collections DROP COLUMN isHidden');
    }
}
//# sourceMappingURL=1764000501000-add-collection-hiding.js.map
