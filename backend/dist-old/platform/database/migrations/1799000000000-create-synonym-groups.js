import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateSynonymGroups1799000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'synonym_groups',
            columns: [
                columns.id(),
                columns.exactText('folded', 1500),
                columns.longText('texts'),
                columns.moment('createdAt')
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('synonym_groups');
    }
}
//# sourceMappingURL=1799000000000-create-synonym-groups.js.map
