import { createHash } from 'node:crypto';
import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Few enough that a statement stays below MariaDB's packet limit, however long the texts are. */ const AT_ONCE = 10;
/** The current text of each tutorial becomes its first revision. */ export class CreateTutorialRevisions1801000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'tutorial_revisions',
            columns: [
                columns.id(),
                columns.integer('tutorialId'),
                columns.integer('version'),
                columns.integer('editorId', {
                    isNullable: true
                }),
                columns.flag('isImported'),
                columns.integer('restoredVersion', {
                    isNullable: true
                }),
                columns.text('title', 200),
                columns.text('description', 1000),
                columns.integer('domainId'),
                columns.exactText('difficulty', 20, {
                    isNullable: true
                }),
                columns.longText('tags'),
                columns.exactText('image', 500, {
                    isNullable: true
                }),
                columns.longText('source'),
                columns.exactText('hash', 64),
                columns.moment('createdAt')
            ],
            uniques: [
                {
                    name: 'UQ_tutorial_revisions_version',
                    columnNames: [
                        'tutorialId',
                        'version'
                    ]
                }
            ],
            indices: [
                {
                    name: 'IX_tutorial_revisions_editor',
                    columnNames: [
                        'editorId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_tutorial_revisions_tutorial',
                    columnNames: [
                        'tutorialId'
                    ],
                    referencedTableName: 'tutorials',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_tutorial_revisions_editor',
                    columnNames: [
                        'editorId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'SET NULL'
                }
            ]
        }));
        for(let last = 0;;){
            const rows = await queryRunner.query(`SELECT id, version, title, description, domainId, difficulty, tags, image, source, authorId, sourcePath, updatedAt
         FROM tutorials WHERE id > ? ORDER BY id LIMIT ${AT_ONCE}`, [
                last
            ]);
            if (rows.length === 0) return;
            await insert(queryRunner, rows);
            last = rows.at(-1).id;
        }
    }
    async down(queryRunner) {
        await queryRunner.dropTable('tutorial_revisions');
    }
}
async function insert(queryRunner, rows) {
    const values = rows.map((row)=>{
        const { title, description, domainId, difficulty, tags, image, source } = row;
        const text = JSON.stringify([
            title,
            description,
            domainId,
            difficulty,
            JSON.parse(tags),
            image,
            source
        ]);
        const hash = createHash('sha256').update(text).digest('hex');
        const said = [
            title,
            description,
            domainId,
            difficulty,
            tags,
            image,
            source,
            hash,
            row.updatedAt
        ];
        return [
            row.id,
            row.version,
            row.authorId,
            row.sourcePath === null ? 0 : 1,
            ...said
        ];
    });
    const places = `(${values[0].map(()=>'?').join(', ')})`;
    await queryRunner.query(`INSERT INTO tutorial_revisions
      (tutorialId, version, editorId, isImported, title, description, domainId, difficulty, tags, image, source, hash, createdAt)
     VALUES ${values.map(()=>places).join(', ')}`, values.flat());
}
//# sourceMappingURL=1801000000000-create-tutorial-revisions.js.map
