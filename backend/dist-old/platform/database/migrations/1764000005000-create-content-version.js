import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateContentVersion1764000005000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'content_version',
            columns: [
                columns.integer('id', {
                    isPrimary: true
                }),
                columns.integer('version', {
                    default: 0
                })
            ]
        }));
        await queryRunner.query('INSERT INTO content_version (id, version) VALUES (1, 0)');
    }
    async down(queryRunner) {
        await queryRunner.dropTable('content_version');
    }
}
//# sourceMappingURL=1764000005000-create-content-version.js.map
