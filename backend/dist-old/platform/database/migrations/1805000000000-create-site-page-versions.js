import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** The operator's own texts of pages, in place of the built-in ones. */ export class CreateSitePageVersions1805000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'site_page_versions',
            columns: [
                columns.id(),
                columns.exactText('page', 40),
                columns.longText('source', {
                    isNullable: true
                }),
                columns.longText('html', {
                    isNullable: true
                }),
                columns.text('opening', 500),
                columns.integer('authorId', {
                    isNullable: true
                }),
                columns.moment('createdAt')
            ],
            indices: [
                {
                    name: 'IX_site_page_versions_page',
                    columnNames: [
                        'page',
                        'id'
                    ]
                },
                {
                    name: 'IX_site_page_versions_author',
                    columnNames: [
                        'authorId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_site_page_versions_author',
                    columnNames: [
                        'authorId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'SET NULL'
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('site_page_versions');
    }
}
//# sourceMappingURL=1805000000000-create-site-page-versions.js.map
