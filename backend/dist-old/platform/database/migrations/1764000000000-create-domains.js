import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateDomains1764000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'domains',
            columns: [
                columns.id(),
                columns.exactText('slug', 80),
                columns.text('name', 80),
                columns.text('description', 1000),
                columns.text('icon', 60),
                columns.text('iconBg', 20),
                columns.text('iconColor', 20)
            ],
            uniques: [
                {
                    name: 'UQ_domains_slug',
                    columnNames: [
                        'slug'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('domains');
    }
}
//# sourceMappingURL=1764000000000-create-domains.js.map
