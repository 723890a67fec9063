import { Columns } from './columns.js';
/** Position of a domain in lists; by id until an administrator reorders them. */ export class AddDomainPosition1764000701000 {
    async up(queryRunner) {
        const type = new Columns(queryRunner).mysql ? 'int' : 'integer';
        await queryRunner.query(`ALTER TABLE domains ADD COLUMN position ${type} NOT NULL DEFAULT 0`);
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE domains DROP COLUMN position');
    }
}
//# sourceMappingURL=1764000701000-add-domain-position.js.map
