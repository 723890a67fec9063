import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateTutorials1764000001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'tutorials',
            columns: [
                columns.id(),
                columns.integer('domainId'),
                columns.text('title', 200),
                columns.exactText('titleFolded', 400),
                columns.text('description', 1000),
                columns.exactText('matchText', 2500),
                columns.text('image', 500, {
                    isNullable: true
                }),
                columns.moment('date'),
                columns.text('authorName', 200),
                columns.text('authorAvatar', 500, {
                    isNullable: true
                }),
                columns.text('authorBio', 2000, {
                    isNullable: true
                }),
                columns.integer('readTime', {
                    isNullable: true
                }),
                columns.exactText('difficulty', 20, {
                    isNullable: true
                }),
                columns.integer('likes', {
                    default: 0
                }),
                columns.integer('views', {
                    default: 0
                }),
                columns.double('trendingScore', {
                    default: 0
                }),
                columns.longText('tags'),
                columns.double('ratingAverage', {
                    default: 0
                }),
                columns.integer('ratingCount', {
                    default: 0
                }),
                columns.text('licence', 200, {
                    isNullable: true
                }),
                columns.text('sourceUrl', 500, {
                    isNullable: true
                }),
                columns.exactText('sourcePath', 500, {
                    isNullable: true
                }),
                columns.exactText('checksum', 64, {
                    isNullable: true
                }),
                columns.integer('rendererVersion', {
                    default: 0
                }),
                columns.moment('createdAt'),
                columns.moment('updatedAt'),
                columns.longText('assets'),
                columns.longText('source'),
                columns.longText('content')
            ],
            uniques: [
                {
                    name: 'UQ_tutorials_source_path',
                    columnNames: [
                        'sourcePath'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_tutorials_domain',
                    columnNames: [
                        'domainId'
                    ],
                    referencedTableName: 'domains',
                    referencedColumnNames: [
                        'id'
                    ]
                }
            ],
            indices: [
                // One index for each sort order of lists, for all tutorials and within a domain.
                {
                    name: 'IX_tutorials_date',
                    columnNames: [
                        'date',
                        'id'
                    ]
                },
                {
                    name: 'IX_tutorials_title',
                    columnNames: [
                        'titleFolded',
                        'id'
                    ]
                },
                {
                    name: 'IX_tutorials_views',
                    columnNames: [
                        'views',
                        'id'
                    ]
                },
                {
                    name: 'IX_tutorials_read_time',
                    columnNames: [
                        'readTime',
                        'id'
                    ]
                },
                {
                    name: 'IX_tutorials_trending',
                    columnNames: [
                        'trendingScore',
                        'id'
                    ]
                },
                {
                    name: 'IX_tutorials_domain',
                    columnNames: [
                        'domainId',
                        'id'
                    ]
                },
                {
                    name: 'IX_tutorials_domain_date',
                    columnNames: [
                        'domainId',
                        'date',
                        'id'
                    ]
                },
                {
                    name: 'IX_tutorials_difficulty',
                    columnNames: [
                        'difficulty',
                        'id'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('tutorials');
    }
}
//# sourceMappingURL=1764000001000-create-tutorials.js.map
