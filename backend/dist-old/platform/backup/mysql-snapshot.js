import { createConnection } from 'mysql2';
import { MIGRATIONS_TABLE } from './kept-tables.js';
/** A transaction that reads a consistent snapshot of all tables while others write. */ export async function openMysqlSnapshot(url) {
    const connection = createConnection({
        uri: url,
        dateStrings: true,
        charset: 'utf8mb4',
        timezone: 'Z'
    });
    const query = (sql)=>rowsOf(connection, {
            sql
        });
    try {
        await query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
        await query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
        const columns = await query(`SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name, DATA_TYPE AS type FROM information_schema.COLUMNS
       WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, ORDINAL_POSITION`);
        const keys = await query(`SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name FROM information_schema.KEY_COLUMN_USAGE
       WHERE TABLE_SCHEMA = DATABASE() AND CONSTRAINT_NAME = 'PRIMARY' ORDER BY TABLE_NAME, ORDINAL_POSITION`);
        const names = [
            ...new Set(columns.map(({ tableName })=>tableName))
        ].sort();
        const tables = [];
        for (const name of names.filter((each)=>each !== MIGRATIONS_TABLE)){
            const own = columns.filter(({ tableName })=>tableName === name);
            tables.push({
                name,
                columns: own.map((column)=>({
                        name: column.name,
                        isMoment: column.type === 'datetime'
                    })),
                nextId: await nextIdOf(name)
            });
        }
        const migrations = names.includes(MIGRATIONS_TABLE) ? await query(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp`) : [];
        return {
            migrations: migrations.map(({ name })=>name),
            tables,
            rows (table) {
                const order = keys.filter(({ tableName })=>tableName === table.name).map(({ name })=>`\`${name}\``);
                const selected = table.columns.map(({ name })=>`\`${name}\``).join(', ');
                const sql = `SELECT ${selected} FROM \`${table.name}\` ORDER BY ${order.join(', ')}`;
                return connection.query({
                    sql,
                    rowsAsArray: true
                }).stream();
            },
            close: ()=>Promise.resolve(connection.destroy())
        };
    } catch (error) {
        connection.destroy();
        throw error;
    }
    /** Server statistics may be a day old; the table definition is current. */ async function nextIdOf(table) {
        const [row] = await query(`SHOW CREATE TABLE \`${table}\``);
        const definition = row['Create Table'];
        if (!/ AUTO_INCREMENT[,\n]/.test(definition)) return null;
        return Number(/\n\).* AUTO_INCREMENT=(\d+)/.exec(definition)?.[1] ?? 1);
    }
}
function rowsOf(connection, options) {
    return new Promise((resolve, reject)=>{
        connection.query(options, (error, rows)=>error ? reject(error) : resolve(rows));
    });
}
//# sourceMappingURL=mysql-snapshot.js.map
