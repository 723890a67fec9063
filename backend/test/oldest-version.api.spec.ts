import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from '@jest/globals';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import request from 'supertest';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { readConfig, type Config } from '../src/config.js';
import { backUpBeforeUpgrade } from '../src/platform/backup/back-up-before-upgrade.js';
import { dataSourceOptions, openDataSource } from '../src/platform/database/data-source.js';
import { migrations } from '../src/platform/database/migrations/migrations.js';
import { createBase, startApp } from './app.js';

const server = process.env['TEST_DATABASE_URL'];
const timestampOf = (name: string) => Number(/\d{13}$/.exec(name)![0]);
const inOrder = migrations.toSorted((one, other) => timestampOf(one.name) - timestampOf(other.name));

let place: Record<string, string>;
let config: Config;
let drop: () => Promise<void>;
const folders: string[] = [];

beforeEach(async () => {
  const base = await createBase(server);
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-oldest-'));
  folders.push(folder);
  drop = async () => base?.drop();
  place = { DATA_DIR: folder, DATABASE_URL: base?.url ?? '', SEED: 'none' };
  config = readConfig(place);
  await fillAsOldest(config);
});
afterEach(() => drop());
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Fills a database as the oldest supported version left it. */
async function fillAsOldest({ database }: Config): Promise<void> {
  const file = database.kind === 'mysql' ? 'mysql.sql' : 'sqlite.sql';
  const script = await readFile(join(import.meta.dirname, 'oldest-version', file), 'utf8');
  if (database.kind === 'mysql') {
    const connection = await createConnection({ uri: database.url, multipleStatements: true });
    await connection.query(script);
    await connection.end();
  } else {
    const base = new DatabaseSync(database.path, { enableForeignKeyConstraints: false });
    base.exec(script);
    base.close();
  }
}

it('what the oldest version has left is there after an upgrade, and there is a way back', async () => {
  const app = await startApp({ env: place });
  expect((await readdir(join(place['DATA_DIR']!, 'backups')))[0]).toMatch(/^passerelle-upgrade-/);

  const { body: tutorial } = await app.http.get('/api/tutorials/1').expect(200);
  expect(tutorial).toMatchObject({ title: 'Nouer une amarre', tags: ['nœuds', 'Voile'], ratingCount: 1 });
  const { body: listed } = await app.http.get('/api/tutorials').expect(200);
  expect(listed.total).toBe(3);
  const { body: talk } = await app.http.get('/api/tutorials/1/comments').expect(200);
  expect(JSON.stringify(talk)).toMatch(/Bien vu, l’auteur !.*Merci\./);
  await app.http.get(`/api/collections/shared/${'d'.repeat(32)}`).expect(200);
  const { body: path } = await app.http.get('/api/learning-paths/1').expect(200);
  expect(path.title).toBe('Premier bord');

  const signIn = async (username: string) => {
    const agent = request.agent(app.nest.getHttpServer());
    await agent.post('/api/auth/login').send({ username, password: 'Passage-Ancien-9' }).expect(200);
    return agent;
  };
  const reader = await signIn('paul');
  expect((await reader.get('/api/favorites').expect(200)).body.total).toBe(2);
  const admin = await signIn('admin');
  const { text: settings } = await admin.get('/api/admin/settings').expect(200);
  expect(settings).toContain('Le carnet de bord');
  const author = await signIn('lea');
  const text = {
    title: 'Nouer deux amarres',
    description: 'Une description.',
    domainId: 1,
    source: 'Un texte.',
  };
  await author.post('/api/tutorials').send(text).expect(201);
  await app.stop();
});

it('an upgrade that ends at any step goes on where it was', async () => {
  const first = await upgraded(dataSourceOptions(config));
  await drop();
  const base = await createBase(server);
  drop = async () => base?.drop();
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-oldest-'));
  folders.push(folder);
  config = readConfig({ ...place, DATA_DIR: folder, DATABASE_URL: base?.url ?? '' });
  await fillAsOldest(config);
  const again = config.database.kind === 'mysql' ? await endedBetween() : await endedWithin();
  expect(again).toEqual(first);
  expect(Object.keys(again).length).toBeGreaterThan(40);
});

/** A database server can't roll back migrations, so each start ends after one. */
async function endedBetween(): Promise<Rows> {
  const options = dataSourceOptions(config);
  for (let done = 1; done < inOrder.length; done += 1)
    await upgraded({ ...options, migrations: inOrder.slice(0, done) });
  return upgraded(options);
}

/** Tests every n-th migration; UPGRADE_STEPS=all tests each, which takes a quarter of an hour. */
const EVERY = process.env['UPGRADE_STEPS'] === 'all' ? 1 : 30;

if (server)
  it(
    'on a server an upgrade that ends in the middle of a step begins anew by itself',
    async () => {
      const upgrade = () => openDataSource(dataSourceOptions(config), () => backUpBeforeUpgrade(config));
      const whole = await upgrade();
      const first = await allRows(whole);
      await whole.destroy();
      const known = await migrationsOfOldest();
      const pending = inOrder.filter(({ name }) => !known.has(name));
      for (const { name } of pending.filter((_, index) => index % EVERY === EVERY - 1 || index === 0)) {
        await drop();
        const base = await createBase(server);
        drop = async () => base?.drop();
        const folder = await mkdtemp(join(tmpdir(), 'passerelle-oldest-'));
        folders.push(folder);
        config = readConfig({ ...place, DATA_DIR: folder, DATABASE_URL: base!.url });
        await fillAsOldest(config);
        // The migration's changes stay, as if the process was killed before recording it.
        await onBase(
          `CREATE TRIGGER ends BEFORE INSERT ON migrations FOR EACH ROW
          IF NEW.name = '${name}' THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'ended'; END IF`,
        );
        await expect(upgrade()).rejects.toThrow('ended');
        const again = await upgrade();
        expect(await allRows(again)).toEqual(first);
        await again.destroy();
        expect(await readdir(folder)).toEqual(['backups']);
      }
    },
    EVERY === 1 ? 3_600_000 : 120_000,
  );

async function onBase(statement: string): Promise<RowDataPacket[]> {
  const base = await createConnection((config.database as { url: string }).url);
  const [rows] = await base.query<RowDataPacket[]>(statement);
  await base.end();
  return rows;
}

async function migrationsOfOldest(): Promise<Set<string>> {
  const script = await readFile(join(import.meta.dirname, 'oldest-version', 'mysql.sql'), 'utf8');
  return new Set(inOrder.map(({ name }) => name).filter((name) => script.includes(`'${name}'`)));
}

/** Each migration fails on SQLite while it is recorded; leftovers would break the next attempt. */
async function endedWithin(): Promise<Rows> {
  const { path } = config.database as { path: string };
  const inBase = <T>(work: (base: DatabaseSync) => T): T => {
    const base = new DatabaseSync(path);
    try {
      return work(base);
    } finally {
      base.close();
    }
  };
  const known = inBase((base) =>
    base
      .prepare('SELECT name FROM migrations')
      .all()
      .map(({ name }) => name),
  );
  const pending = inOrder.filter(({ name }) => !known.includes(name));
  for (const { name } of pending) {
    const end = `CREATE TRIGGER ends BEFORE INSERT ON migrations WHEN NEW.name = '${name}' BEGIN SELECT RAISE(ABORT, 'ended'); END`;
    inBase((base) => base.exec(end));
    await expect(upgraded(dataSourceOptions(config))).rejects.toThrow('ended');
    inBase((base) => base.exec('DROP TRIGGER ends'));
  }
  return upgraded(dataSourceOptions(config));
}

type Rows = Record<string, unknown[]>;

/**
 * Runs an upgrade.
 * @returns the rows afterwards
 */
async function upgraded(options: DataSourceOptions): Promise<Rows> {
  const dataSource = await openDataSource(options);
  const rows = await allRows(dataSource);
  await dataSource.destroy();
  return rows;
}

/** Random values generated by the upgrade. */
const drawn = (row: object) => ('unsubscribeToken' in row ? { unsubscribeToken: 'drawn' } : {});

async function allRows(dataSource: DataSource): Promise<Rows> {
  const isMysql = dataSource.options.type === 'mysql';
  const named = await dataSource.query<{ name: string }[]>(
    isMysql
      ? 'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
  );
  const rows: Rows = {};
  for (const { name } of named) {
    const found = await dataSource.query<object[]>(`SELECT * FROM ${name}`);
    rows[name] = found.map((row) => JSON.stringify({ ...row, ...drawn(row) })).sort();
  }
  return rows;
}
