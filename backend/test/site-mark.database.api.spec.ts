import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { ConfigError, readConfig, type Config } from '../src/config.js';
import { makeBackup } from '../src/platform/backup/backup.js';
import { backUpByContent } from '../src/platform/backup/content/back-up-by-content.js';
import { restoreBackup } from '../src/platform/backup/restore.js';
import { createBase, startApp } from './app.js';
import { until } from './until.js';

const server = process.env['TEST_DATABASE_URL'];
/** An SQLite file lies in the data folder, so no second folder can belong to it. */
const describeOnServer = server ? describe : describe.skip;

let base: NonNullable<Awaited<ReturnType<typeof createBase>>>;
let folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-mark-'));
  folders.push(folder);
  return folder;
};

beforeEach(async () => {
  if (server) base = (await createBase(server))!;
});
afterEach(async () => {
  if (server) await base.drop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  folders = [];
});

const placeOf = (DATA_DIR: string, more: Record<string, string> = {}) => ({
  DATA_DIR,
  DATABASE_URL: base.url,
  LOG_LEVEL: 'fatal',
  ...more,
});
const start = async (dataDir: string, more?: Record<string, string>): Promise<void> => {
  await (await startApp({ env: placeOf(dataDir, more) })).stop();
};
async function connectionsToBase(): Promise<number> {
  const connection = await createConnection(server!);
  const [rows] = await connection.query<RowDataPacket[]>(
    'SELECT id FROM information_schema.processlist WHERE db = ?',
    [new URL(base.url).pathname.slice(1)],
  );
  await connection.end();
  return rows.length;
}
const SECRET = { SESSION_SECRET: '0123456789abcdefghijklmnopqrstuvwxyz' };
const MEDIA_ELSEWHERE =
  /^Les images du site de DATABASE_URL ne sont pas dans [^.]+\/media : .*DATA_DIR[^.]+\.site[^.]+\.$/;
const SESSIONS_ELSEWHERE =
  /^Les sessions de ce site [^.]+ : donnez à chaque nœud la même variable SESSION_SECRET, [^.]+\.$/;

async function expectRefusal(work: Promise<unknown>, sentence: RegExp): Promise<void> {
  const error = await work.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as Error).message).toMatch(sentence);
}

describeOnServer('40.9 nodes on one database', () => {
  let first: string;
  let second: string;
  beforeEach(async () => {
    [first, second] = [await newFolder(), await newFolder()];
    await start(first);
  });

  it('can start repeatedly in one folder', async () => {
    await start(first);
    await start(first, SECRET);
  });

  it('are refused with separate folders, even with the same secret', async () => {
    await expectRefusal(start(second), MEDIA_ELSEWHERE);
    await expectRefusal(start(second, SECRET), MEDIA_ELSEWHERE);
    // The folder contains the media of another site.
    await mkdir(join(second, 'media'), { recursive: true });
    await writeFile(join(second, 'media', '.site'), 'another');
    await expectRefusal(start(second, SECRET), MEDIA_ELSEWHERE);
    await start(first);
  });

  it('may have separate folders if they share the media and the secret', async () => {
    await symlink(join(first, 'media'), join(second, 'media'));
    await start(first, SECRET);
    await start(second, SECRET);
    await start(first, SECRET);
  });

  it('are refused if they share only the media, because they would end each other’s sessions', async () => {
    await symlink(join(first, 'media'), join(second, 'media'));
    await expectRefusal(start(second), SESSIONS_ELSEWHERE);
    await start(second, SECRET);
    await expectRefusal(start(first), SESSIONS_ELSEWHERE);
    await until(async () => (await connectionsToBase()) === 0);
  });

  it('make no backup without the media', async () => {
    const config = readConfig(placeOf(second));
    const place = await newFolder();
    await expectRefusal(makeBackup(config, place), MEDIA_ELSEWHERE);
    await expectRefusal(backUpByContent(config, place, 'passerelle'), MEDIA_ELSEWHERE);
    // As when the shared folder is not mounted.
    await rm(join(first, 'media'), { recursive: true });
    await expectRefusal(makeBackup(readConfig(placeOf(first)), place), MEDIA_ELSEWHERE);
    await expectRefusal(start(first), MEDIA_ELSEWHERE);
  });

  it('start at the place of a restore, and no longer at the place of the backup', async () => {
    const { place } = await makeBackup(readConfig(placeOf(first)), await newFolder());
    const restored: Config = readConfig(placeOf(second));
    await restoreBackup(restored, place, { replace: true });
    await start(second);
    await expectRefusal(start(first), MEDIA_ELSEWHERE);
  });

  it('start after the database and the folder have moved', async () => {
    const moved = await newFolder();
    await cp(first, moved, { recursive: true });
    await start(moved);
  });

  it('start on a database without a mark, and mark it', async () => {
    const app = await startApp({ env: placeOf(first) });
    await app.nest.get(DataSource).query("DELETE FROM settings WHERE name = 'siteMark'");
    await app.stop();
    await start(first);
    await expectRefusal(start(second), MEDIA_ELSEWHERE);
  });

  it('neither serve the mark nor include it in a backup', async () => {
    const app = await startApp({ site: true, env: placeOf(first) });
    const mark = await readFile(join(first, 'media', '.site'), 'utf8');
    const { text } = await app.http.get('/media/.site');
    expect(text).not.toContain(mark);
    await app.stop();
    const { place } = await makeBackup(readConfig(placeOf(first)), await newFolder());
    expect(await readFile(place, 'latin1')).not.toContain('media/.site');
  });
});

it('40.9 a site on SQLite needs no mark', async () => {
  const folder = await newFolder();
  await (await startApp({ env: { DATA_DIR: folder, DATABASE_URL: '' } })).stop();
  await rm(join(folder, 'media'), { recursive: true, force: true });
  await (await startApp({ env: { DATA_DIR: folder, DATABASE_URL: '' } })).stop();
});
