import { createConnection, type Connection, type QueryOptions, type RowDataPacket } from 'mysql2';
import { MIGRATIONS_TABLE, type Snapshot, type SnapshotTable } from './snapshot.js';

interface ColumnInfo extends RowDataPacket {
  tableName: string;
  name: string;
  type: string;
}

interface KeyInfo extends RowDataPacket {
  tableName: string;
  name: string;
}

/** A transaction that reads a consistent snapshot of all tables while others write. */
export async function openMysqlSnapshot(url: string): Promise<Snapshot> {
  const connection = createConnection({ uri: url, dateStrings: true, charset: 'utf8mb4', timezone: 'Z' });
  const query = <Row extends RowDataPacket>(sql: string) => rowsOf<Row>(connection, { sql });
  try {
    await query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    const columns = await query<ColumnInfo>(
      `SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name, DATA_TYPE AS type FROM information_schema.COLUMNS
       WHERE TABLE_SCHEMA = DATABASE() ORDER BY TABLE_NAME, ORDINAL_POSITION`,
    );
    const keys = await query<KeyInfo>(
      `SELECT TABLE_NAME AS tableName, COLUMN_NAME AS name FROM information_schema.KEY_COLUMN_USAGE
       WHERE TABLE_SCHEMA = DATABASE() AND CONSTRAINT_NAME = 'PRIMARY' ORDER BY TABLE_NAME, ORDINAL_POSITION`,
    );
    const names = [...new Set(columns.map(({ tableName }) => tableName))].sort();
    const tables: SnapshotTable[] = [];
    for (const name of names.filter((each) => each !== MIGRATIONS_TABLE)) {
      const own = columns.filter(({ tableName }) => tableName === name);
      tables.push({
        name,
        columns: own.map((column) => ({ name: column.name, isMoment: column.type === 'datetime' })),
        nextId: await nextIdOf(name),
      });
    }
    const migrations = names.includes(MIGRATIONS_TABLE)
      ? await query(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp`)
      : [];

    return {
      migrations: migrations.map(({ name }) => name as string),
      tables,
      rows(table) {
        const order = keys
          .filter(({ tableName }) => tableName === table.name)
          .map(({ name }) => `\`${name}\``);
        const selected = table.columns.map(({ name }) => `\`${name}\``).join(', ');
        const sql = `SELECT ${selected} FROM \`${table.name}\` ORDER BY ${order.join(', ')}`;
        return connection.query({ sql, rowsAsArray: true }).stream() as AsyncIterable<unknown[]>;
      },
      close: () => Promise.resolve(connection.destroy()),
    };
  } catch (error) {
    connection.destroy();
    throw error;
  }

  /** Server statistics may be a day old; the table definition is current. */
  async function nextIdOf(table: string): Promise<number | null> {
    const [row] = await query<RowDataPacket & { 'Create Table': string }>(`SHOW CREATE TABLE \`${table}\``);
    const definition = row!['Create Table'];
    if (!/ AUTO_INCREMENT[,\n]/.test(definition)) return null;
    return Number(/\n\).* AUTO_INCREMENT=(\d+)/.exec(definition)?.[1] ?? 1);
  }
}

function rowsOf<Row extends RowDataPacket>(connection: Connection, options: QueryOptions): Promise<Row[]> {
  return new Promise((resolve, reject) => {
    connection.query<Row[]>(options, (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}
