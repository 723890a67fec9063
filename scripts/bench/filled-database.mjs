import { createHash, createHmac } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';

const CACHE_KB = 1_000_000;

export const now = () => new Date().toISOString().replace('T', ' ').replace('Z', '');

/**
 * Opens a database to fill.
 * @param {string} address a mysql URL or an SQLite file
 */
export async function openDatabase(address) {
  const database = address.startsWith('mysql') ? await openMysql(address) : openSqlite(address);
  return {
    ...database,
    /** Makes the product recount at its next start. */
    forgetCounts: () => database.run('DELETE FROM kept_counts', []),
    /** Inserts some hundred rows per statement; all have the columns of the first. */
    async insert(table, rows) {
      const columns = Object.keys(rows[0]);
      const row = `(${columns.map(() => '?').join(', ')})`;
      const names = columns.map((column) => `\`${column}\``).join(', ');
      for (let start = 0; start < rows.length; start += 500) {
        const batch = rows.slice(start, start + 500);
        const values = batch.flatMap((each) => columns.map((column) => each[column]));
        await database.run(
          `INSERT INTO ${table} (${names}) VALUES ${batch.map(() => row).join(', ')}`,
          values,
        );
      }
    },
  };
}

/** Row of a member. */
export function memberRow(id, passwordHash) {
  const username = `essai${id}`;
  return {
    id,
    username,
    usernameKey: username,
    email: `${username}@exemple.fr`,
    emailConfirmedAt: now(),
    passwordHash,
    displayName: `Essai ${id}`,
    displayNameFolded: `essai ${id}`,
    socialLinks: '[]',
    expertise: '[]',
    createdAt: now(),
    updatedAt: now(),
  };
}

/** Row of a member's session. */
export function sessionRow(userId) {
  return {
    id: createHash('sha256').update(sessionId(userId)).digest('hex'),
    userId,
    data: JSON.stringify({ cookie: {}, passport: { user: userId } }),
    createdAt: now(),
    lastSeenAt: now(),
  };
}

/** Cookie of a member's session, signed like express-session's. */
export function sessionCookie(userId, secret) {
  const id = sessionId(userId);
  const signature = createHmac('sha256', secret)
    .update(id)
    .digest('base64')
    .replace(/(?<!=)=+$/, '');
  return `passerelle=${encodeURIComponent(`s:${id}.${signature}`)}`;
}

function sessionId(userId) {
  return `session-${userId}`;
}

async function openMysql(url) {
  const { createConnection } = await import(pathToFileURL(packageFile('backend', 'mysql2/promise.js')).href);
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  return {
    all: async (sql) => (await connection.query(sql))[0],
    run: (sql, values) => connection.query(sql, values),
    close: () => connection.end(),
  };
}

function openSqlite(path) {
  const connection = new DatabaseSync(path);
  // Rows are spread over many indexes, so that pages change over and over before they need to be written.
  connection.exec(
    `PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY; PRAGMA cache_size = -${CACHE_KB}`,
  );
  const statements = new Map();
  const prepared = (sql) => {
    if (!statements.has(sql)) statements.set(sql, connection.prepare(sql));
    return statements.get(sql);
  };
  return {
    all: async (sql) => connection.prepare(sql).all(),
    run: async (sql, values) => prepared(sql).run(...values),
    close: async () => connection.close(),
  };
}
