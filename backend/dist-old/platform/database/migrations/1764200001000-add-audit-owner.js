import { Columns } from './columns.js';
/** Owner of the target of an audit entry; so far it was only in the JSON of the previous state. */ export class AddAuditOwner1764200001000 {
    async up(queryRunner) {
        const { mysql } = new Columns(queryRunner);
        await queryRunner.query(`ALTER TABLE audit_log ADD COLUMN ownerId ${mysql ? 'int' : 'integer'} NULL`);
        const before = mysql ? '`before`' : '"before"';
        const said = [
            'userId',
            'authorId'
        ].map((owner)=>`JSON_EXTRACT(${before}, '$.${owner}')`);
        // Numbers only: on MySQL a JSON null is the text 'null'.
        for (const owner of said){
            await queryRunner.query(`UPDATE audit_log SET ownerId = ${owner} WHERE ownerId IS NULL AND ${before} IS NOT NULL AND ${owner} > 0`);
        }
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE audit_log DROP COLUMN ownerId');
    }
}
//# sourceMappingURL=1764200001000-add-audit-owner.js.map
