import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateSettings1764000007000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'settings',
            columns: [
                columns.exactText('name', 60, {
                    isPrimary: true
                }),
                columns.longText('value'),
                columns.moment('updatedAt')
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('settings');
    }
}
//# sourceMappingURL=1764000007000-create-settings.js.map
