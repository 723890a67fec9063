import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { readConfig } from '../src/config.js';
import { restoreBackup } from '../src/platform/backup/restore.js';
import { createBase, startApp } from './app.js';
import { createTutorial } from './factories.js';

let base: Awaited<ReturnType<typeof createBase>>;
let folder: string;
let place: Record<string, string>;
beforeAll(async () => {
  base = await createBase(process.env['TEST_DATABASE_URL']);
  folder = await mkdtemp(join(tmpdir(), 'passerelle-upgrade-'));
  place = { DATA_DIR: folder, DATABASE_URL: base?.url ?? '', SEED: 'none' };
  const site = await startApp({ env: place });
  await createTutorial(site, { title: 'D’avant' });
  await site.stop();
});
afterAll(async () => {
  await base?.drop();
  await rm(folder, { recursive: true, force: true });
});

const backups = async () =>
  (await readdir(join(folder, 'backups')).catch(() => [])).filter((name) => name.startsWith('passerelle-'));

/** Prepares a database as the previous version left it, or changed by `change`. */
async function leave(change: (dataSource: DataSource) => Promise<unknown>): Promise<void> {
  const site = await startApp({ env: place });
  await change(site.nest.get(DataSource));
  await site.stop();
}
const asBefore = (dataSource: DataSource) => dataSource.undoLastMigration();
const goBackTo = (name: string) =>
  restoreBackup(readConfig(place), join(folder, 'backups', name), { replace: true });

/** The latest migration that creates a table fails at the next start, after creating it. */
async function failLater(dataSource: DataSource): Promise<void> {
  const isMysql = dataSource.options.type === 'mysql';
  const fails = isMysql
    ? "FOR EACH ROW SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'broken on purpose'"
    : "BEGIN SELECT RAISE(ABORT, 'broken on purpose'); END";
  const list = isMysql ? 'SHOW TABLES' : "SELECT name FROM sqlite_master WHERE type = 'table'";
  const tables = async () => (await dataSource.query<object[]>(list)).length;
  const all = await tables();
  while ((await tables()) === all) await asBefore(dataSource);
  await dataSource.query(`CREATE TRIGGER broken BEFORE INSERT ON migrations ${fails}`);
}

it('backs up the data of an older version once before changing it', async () => {
  expect(await backups()).toEqual([]);
  await leave(asBefore);
  const site = await startApp({ env: place });
  const { body } = await site.http.get('/api/tutorials').expect(200);
  expect(body.tutorials).toMatchObject([{ title: 'D’avant' }]);
  expect(await site.nest.get(DataSource).showMigrations()).toBe(false);
  await site.stop();
  const [made] = await backups();
  expect(made).toMatch(/^passerelle-upgrade-.*\.zip$/);
  await leave(() => Promise.resolve());
  expect(await backups()).toEqual([made]);
});

it('changes nothing if it cannot back up, unless backups are disabled', async () => {
  await leave(asBefore);
  const env = { ...place, BACKUP_DIR: join(folder, 'file') };
  await writeFile(env.BACKUP_DIR, '');
  await expect(startApp({ env })).rejects.toThrow(
    /La sauvegarde qui précède la mise à jour .* UPGRADE_BACKUP=off/,
  );
  const before = await backups();
  const site = await startApp({ env: { ...env, UPGRADE_BACKUP: 'off' } });
  await site.http.get('/api/tutorials').expect(200);
  await site.stop();
  expect(await backups()).toEqual(before);
});

it('keeps the last three upgrade backups', async () => {
  for (let upgrade = 0; upgrade < 4; upgrade++) await leave(asBefore);
  await leave(() => Promise.resolve());
  expect(await backups()).toHaveLength(3);
});

it('makes one backup for an upgrade that fails repeatedly, from which it can be undone', async () => {
  const before = await backups();
  await leave(failLater);
  // On a database server the second start restores the backup, in which nothing is broken.
  for (const _ of base ? [1] : [1, 2, 3]) await expect(startApp({ env: place })).rejects.toThrow('broken');
  const [made, ...others] = (await backups()).filter((name) => !before.includes(name));
  expect(others).toEqual([]);
  expect(await backups()).toEqual(expect.arrayContaining(before));

  const { replaced } = await goBackTo(made!);
  // The interrupted upgrade left a table that the list of migrations does not explain.
  expect(replaced).toMatchObject({ isTested: !base });
  await leave((dataSource) => dataSource.query('SELECT 1'));
  const after = (await backups()).filter((name) => name.startsWith('passerelle-upgrade-'));
  expect(after).toHaveLength(3);
  expect(after).toContain(made);
  expect(after.at(-1)! > made!).toBe(true);
});

if (process.env['TEST_DATABASE_URL'])
  it('starts over by itself after an upgrade interrupted on a server, unless the site has been used since', async () => {
    await leave(failLater);
    await expect(startApp({ env: place })).rejects.toThrow('broken');
    const before = await backups();
    const onBase = async (statement: string) => {
      const connection = await createConnection(base!.url);
      await connection.query(statement);
      await connection.end();
    };
    await onBase(
      "INSERT INTO sessions (id, data, createdAt, lastSeenAt) VALUES ('later', '{}', '2100-01-01', '2100-01-01')",
    );
    await expect(startApp({ env: place })).rejects.toThrow(
      /à mi-chemin, et le site a servi depuis.+--replace y revient/,
    );
    await onBase("DELETE FROM sessions WHERE id = 'later'");
    // As if the process was killed during the restore.
    await onBase('CREATE TABLE unfinished_restore (id int PRIMARY KEY)');
    await onBase('DROP TABLE sessions');
    await writeFile(join(folder, 'upgrade-being-undone'), '');
    const site = await startApp({ env: place });
    const { body } = await site.http.get('/api/tutorials').expect(200);
    expect(body.tutorials).toMatchObject([{ title: 'D’avant' }]);
    expect(await site.nest.get(DataSource).showMigrations()).toBe(false);
    await site.stop();
    expect((await backups()).filter((name) => !before.includes(name))).toEqual([]);
    expect(await readdir(folder)).not.toContain('upgrade-being-undone');
  });

it('can be undone from a newer version with the backup it has made', async () => {
  const made = (await backups()).filter((name) => name.startsWith('passerelle-upgrade-')).at(-1)!;
  await leave(async (dataSource) => {
    await dataSource.query('CREATE TABLE from_later (id integer PRIMARY KEY)');
    await dataSource.query('INSERT INTO from_later VALUES (7)');
    await dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromLater9999999999999')",
    );
  });
  await expect(startApp({ env: place })).rejects.toThrow(/vient d’une version plus récente de Passerelle/);
  const { replaced } = await goBackTo(made);
  expect(replaced).toMatchObject({ isTested: false });
  expect(await backups()).toContain(basename(replaced!.place));
  const site = await startApp({ env: place });
  const { body } = await site.http.get('/api/tutorials').expect(200);
  expect(body.tutorials).toMatchObject([{ title: 'D’avant' }]);
  expect(await site.nest.get(DataSource).showMigrations()).toBe(false);
  await site.stop();
});

it('refuses the database of a newer version in one sentence, without changing it', async () => {
  await leave((dataSource) =>
    dataSource.query(
      "INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromLater9999999999999')",
    ),
  );
  const before = await backups();
  await expect(startApp({ env: place })).rejects.toThrow(/vient d’une version plus récente de Passerelle/);
  expect(await backups()).toEqual(before);
});
