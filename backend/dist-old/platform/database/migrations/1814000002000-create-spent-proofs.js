import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Proofs of work that are already spent; each counts once. */ export class CreateSpentProofs1814000002000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'spent_proofs',
            columns: [
                columns.exactText('hash', 64, {
                    isPrimary: true
                }),
                columns.moment('expiresAt')
            ],
            indices: [
                {
                    name: 'IX_spent_proofs_expiry',
                    columnNames: [
                        'expiresAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('spent_proofs');
    }
}
//# sourceMappingURL=1814000002000-create-spent-proofs.js.map
