import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { ConfigError, type Config } from '../../config.js';
import { makeFolder } from '../common/data-folder.js';
import { sessionSecretOf } from '../common/session-secret.js';

/**
 * A random id stored in a server database, and again beside its media. It detects two nodes of one database that each
 * have a media folder of their own: they would show half of the images, and back up half of them. SQLite needs no mark,
 * because its file lies in that folder.
 */
interface Mark {
  media: string;
  /** Hash of the secret that signs sessions: a node with another secret would end the sessions of the others. */
  sessions: string;
}

/** Name of the row in the table of settings. */
const ROW = 'siteMark';
/** Name of the file in the folder of the media. Backups leave it out, since a restore makes a new one. */
export const MARK_FILE = '.site';

type Source = Pick<Config, 'database' | 'dataDir'>;

/** @throws ConfigError when the media of this database are not in the configured folder */
export async function requireOwnMedia(source: Source): Promise<void> {
  await withMark(source, (mark) => checkMedia(mark, source));
}

/**
 * Checks a start, or marks a database that has no mark yet. Only one process may run it at a time.
 * @throws ConfigError when this process cannot serve this site
 */
export async function claimSite(config: Config): Promise<void> {
  await withMark(config, async (mark, base) => {
    if (!mark) return writeMark(config, base);
    await checkMedia(mark, config);
    const sessions = hashOf(config);
    if (sessions === mark.sessions) return;
    if (config.sessionSecret === undefined) {
      throw new ConfigError(
        `Les sessions de ce site sont signées par un autre secret que celui de ${config.dataDir} : donnez à chaque nœud la même variable SESSION_SECRET, ou le même DATA_DIR.`,
      );
    }
    await storeRow(base, { ...mark, sessions });
  });
}

/** Marks a site that has just been restored. */
export async function renewMark(config: Config): Promise<void> {
  await withMark(config, (_mark, base) => writeMark(config, base));
}

/** @param work receives the mark of a server database, if there is one */
async function withMark(
  { database }: Source,
  work: (mark: Mark | undefined, base: Connection) => Promise<void>,
): Promise<void> {
  if (database.kind !== 'mysql') return;
  const base = await createConnection(database.url);
  try {
    await work(await readRow(base), base);
  } finally {
    await base.end();
  }
}

async function checkMedia(mark: Mark | undefined, source: Source): Promise<void> {
  if (!mark) return;
  const found = await readFile(fileOf(source), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (found?.trim() === mark.media) return;
  throw new ConfigError(
    `Les images du site de DATABASE_URL ne sont pas dans ${folderOf(source)} : donnez à chaque nœud le même DATA_DIR, ou du moins le même dossier media ; après un déplacement, copiez ce dossier en entier, fichier ${MARK_FILE} compris, ou restaurez une sauvegarde.`,
  );
}

async function writeMark(config: Config, base: Connection): Promise<void> {
  const media = randomUUID();
  makeFolder(folderOf(config));
  // The file is written first: a row without it would prevent every start.
  await writeFile(fileOf(config), media, { mode: 0o600 });
  await storeRow(base, { media, sessions: hashOf(config) });
}

async function readRow(base: Connection): Promise<Mark | undefined> {
  try {
    const [[row]] = await base.query<(RowDataPacket & { value: string })[]>(
      'SELECT value FROM settings WHERE name = ?',
      [ROW],
    );
    return row && (JSON.parse(row.value) as Mark);
  } catch (error) {
    // Before the first migrations.
    if ((error as { code?: string }).code === 'ER_NO_SUCH_TABLE') return undefined;
    throw error;
  }
}

async function storeRow(base: Connection, mark: Mark): Promise<void> {
  await base.query('REPLACE INTO settings (name, value, updatedAt) VALUES (?, ?, UTC_TIMESTAMP(3))', [
    ROW,
    JSON.stringify(mark),
  ]);
}

const hashOf = (config: Config) =>
  createHash('sha256')
    .update(`site mark ${sessionSecretOf(config)}`)
    .digest('hex')
    .slice(0, 16);
const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'media');
const fileOf = (source: Pick<Config, 'dataDir'>) => join(folderOf(source), MARK_FILE);
