import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Who uploaded which image. Earlier uploads get no row, since their owner is unknown. */ export class CreateSentImages1764200000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'sent_images',
            columns: [
                columns.id(),
                columns.integer('userId', {
                    isNullable: true
                }),
                columns.exactText('url', 60),
                columns.integer('bytes'),
                columns.moment('checkedAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_sent_images_user',
                    columnNames: [
                        'userId'
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
                    name: 'UQ_sent_images_user_url',
                    columnNames: [
                        'userId',
                        'url'
                    ],
                    isUnique: true
                },
                {
                    name: 'IX_sent_images_url',
                    columnNames: [
                        'url'
                    ]
                },
                {
                    name: 'IX_sent_images_checked',
                    columnNames: [
                        'checkedAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('sent_images');
    }
}
//# sourceMappingURL=1764200000000-create-sent-images.js.map
