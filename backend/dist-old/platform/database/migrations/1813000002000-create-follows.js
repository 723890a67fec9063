import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Follows of domains, as before, and now of authors and tags. */ export class CreateFollows1813000002000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        const to = (column, table)=>({
                name: `FK_follows_${column}`,
                columnNames: [
                    column
                ],
                referencedTableName: table,
                referencedColumnNames: [
                    'id'
                ],
                onDelete: 'CASCADE'
            });
        const unique = (column)=>({
                name: `UQ_follows_${column}`,
                columnNames: [
                    'userId',
                    column
                ]
            });
        const index = (column)=>({
                name: `IX_follows_${column}`,
                columnNames: [
                    column,
                    'userId'
                ]
            });
        await queryRunner.createTable(new Table({
            name: 'follows',
            columns: [
                columns.id(),
                columns.integer('userId'),
                columns.integer('domainId', {
                    isNullable: true
                }),
                columns.integer('authorId', {
                    isNullable: true
                }),
                columns.exactText('tag', 100, {
                    isNullable: true
                }),
                columns.text('tagName', 100, {
                    isNullable: true
                }),
                columns.moment('createdAt')
            ],
            uniques: [
                unique('domainId'),
                unique('authorId'),
                unique('tag')
            ],
            indices: [
                index('domainId'),
                index('authorId'),
                index('tag')
            ],
            foreignKeys: [
                to('userId', 'users'),
                to('domainId', 'domains'),
                to('authorId', 'users')
            ]
        }));
        await queryRunner.query('INSERT INTO follows (userId, domainId, createdAt) SELECT userId, domainId, createdAt FROM domain_follows ORDER BY createdAt, userId');
    }
    async down(queryRunner) {
        await queryRunner.dropTable('follows');
    }
}
//# sourceMappingURL=1813000002000-create-follows.js.map
