import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** One row per code, so that a single statement uses one up. */ export class CreateRecoveryCodes1764001100000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'recovery_codes',
            columns: [
                columns.integer('userId', {
                    isPrimary: true
                }),
                columns.exactText('hash', 64, {
                    isPrimary: true
                })
            ],
            foreignKeys: [
                {
                    name: 'FK_recovery_codes_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('recovery_codes');
    }
}
//# sourceMappingURL=1764001100000-create-recovery-codes.js.map
