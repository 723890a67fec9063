import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class DropContentVersion1764101000000 {
    async up(queryRunner) {
        await queryRunner.dropTable('content_version');
    }
    async down(queryRunner) {
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
        await queryRunner.query('INSERT INTO content_version (id, version) VALUES (1, 0), (2, 0)');
    }
}
//# sourceMappingURL=1764101000000-drop-content-version.js.map
