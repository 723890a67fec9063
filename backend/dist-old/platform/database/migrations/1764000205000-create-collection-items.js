import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateCollectionItems1764000205000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'collection_items',
            columns: [
                columns.integer('collectionId', {
                    isPrimary: true
                }),
                columns.integer('tutorialId', {
                    isPrimary: true
                }),
                columns.integer('position')
            ],
            foreignKeys: [
                {
                    name: 'FK_collection_items_collection',
                    columnNames: [
                        'collectionId'
                    ],
                    referencedTableName: 'collections',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_collection_items_tutorial',
                    columnNames: [
                        'tutorialId'
                    ],
                    referencedTableName: 'tutorials',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ],
            indices: [
                {
                    name: 'IX_collection_items_order',
                    columnNames: [
                        'collectionId',
                        'position'
                    ]
                },
                {
                    name: 'IX_collection_items_tutorial',
                    columnNames: [
                        'tutorialId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('collection_items');
    }
}
//# sourceMappingURL=1764000205000-create-collection-items.js.map
