import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateAuditLog1764000103000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'audit_log',
            columns: [
                columns.id(),
                columns.integer('actorId', {
                    isNullable: true
                }),
                columns.exactText('action', 60),
                columns.exactText('targetType', 30),
                columns.integer('targetId', {
                    isNullable: true
                }),
                columns.longText('before', {
                    isNullable: true
                }),
                columns.longText('after', {
                    isNullable: true
                }),
                columns.text('note', 1000, {
                    isNullable: true
                }),
                columns.moment('createdAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_audit_log_actor',
                    columnNames: [
                        'actorId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'SET NULL'
                }
            ],
            indices: [
                {
                    name: 'IX_audit_log_actor',
                    columnNames: [
                        'actorId',
                        'id'
                    ]
                },
                {
                    name: 'IX_audit_log_action',
                    columnNames: [
                        'action',
                        'id'
                    ]
                },
                {
                    name: 'IX_audit_log_target',
                    columnNames: [
                        'targetType',
                        'targetId',
                        'id'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('audit_log');
    }
}
//# sourceMappingURL=1764000103000-create-audit-log.js.map
