import { Table } from 'typeorm';
import { Columns } from './columns.js';
const FLAGS = [
    'isShown',
    'showsBio',
    'showsExpertise',
    'showsLinks',
    'showsCollections',
    'showsJoined'
];
/** What members show on their public profile. */ export class CreatePublicProfiles1813000001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        const userId = columns.integer('userId', {
            isPrimary: true
        });
        await queryRunner.createTable(new Table({
            name: 'public_profiles',
            columns: [
                userId,
                ...FLAGS.map((name)=>columns.flag(name))
            ],
            foreignKeys: [
                {
                    name: 'FK_public_profiles_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('public_profiles');
    }
}
//# sourceMappingURL=1813000001000-create-public-profiles.js.map
