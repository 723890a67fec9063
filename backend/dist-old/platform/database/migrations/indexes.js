import { Columns } from './columns.js';
/** On MySQL by one statement, which reads a large table once for all of them. */ export async function createIndexes(queryRunner, table, indexes) {
    const all = Object.entries(indexes).map(([name, columns])=>({
            name,
            columns: columns.join(', ')
        }));
    if (new Columns(queryRunner).mysql) {
        const added = all.map(({ name, columns })=>`ADD INDEX ${name} (${columns})`);
        await queryRunner.query(`ALTER TABLE ${table} ${added.join(', ')}`);
        return;
    }
    for (const { name, columns } of all)await queryRunner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
}
export async function dropIndexes(queryRunner, table, indexes) {
    for (const name of Object.keys(indexes))await queryRunner.dropIndex(table, name);
}
//# sourceMappingURL=indexes.js.map
