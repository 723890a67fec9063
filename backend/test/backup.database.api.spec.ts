import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import sharp from 'sharp';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Comment } from '../src/community/comments/comment.entity.js';
import { Config } from '../src/config.js';
import { dataSourceOptions } from '../src/platform/database/data-source.js';
import { migrations } from '../src/platform/database/migrations/migrations.js';
import { createBase, startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, type Person } from './people.js';

const dist = join(import.meta.dirname, '../dist/platform/backup');
const server = process.env['TEST_DATABASE_URL'];
/** Scrypt is slow on purpose. */
const SCRYPT_MS = 240_000;

/** Location of a site, as environment variables. */
interface Place {
  DATA_DIR: string;
  DATABASE_URL: string;
}

let app: TestApp;
let here: Place;
let author: Person;
let tutorialId: number;
let picture: string;
let archive: string;
const leftovers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  if (!existsSync(dist)) throw new Error('Build the back end first: npm run build');
  app = await startApp();
  const { dataDir, database } = app.nest.get(Config);
  here = { DATA_DIR: dataDir, DATABASE_URL: database.kind === 'mysql' ? database.url : '' };
  author = await signUp(app, { isContributor: true, displayName: 'Zoé 🌉 l’Écluse' });
  const image = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0a6' } })
    .png()
    .toBuffer();
  const sent = await author.agent
    .post('/api/images')
    .set('content-type', 'image/png')
    .send(image)
    .expect(200);
  picture = sent.body.url;
  const written = await author.agent
    .post('/api/tutorials')
    .send({
      title: 'Poser une passerelle',
      description: 'Un tablier, deux culées.',
      domainId: 1,
      tags: ['bois', 'Été'],
      source: `Des lignes\u2028séparées, \\n et "citées".\n\n![Un pont](${picture})\n`,
    })
    .expect(201);
  tutorialId = written.body.id;
});
afterAll(async () => {
  await app.stop();
  for (const remove of leftovers) await remove();
});

async function run(command: 'backup' | 'restore', place: Place, args: string[], key = '') {
  const env = { PATH: process.env['PATH'], ...place, BACKUP_KEY: key };
  return promisify(execFile)(process.execPath, [join(dist, `${command}.cli.js`), ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout.trim(), problem: stderr.trim() }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout.trim(),
      problem: error.stderr.trim(),
    }),
  );
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-backup-'));
  leftovers.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty place on the database server of this test run, or with an SQLite file. */
async function emptyPlace(on = server): Promise<Place> {
  const base = await createBase(on);
  if (base) leftovers.push(base.drop);
  return { DATA_DIR: await emptyFolder(), DATABASE_URL: base?.url ?? '' };
}

const lastLine = (text: string) => text.split('\n').at(-1)!;

describe('a backup', () => {
  it('is made while people write, and prints its path in the last line', async () => {
    const readers = await Promise.all([signUp(app), signUp(app), signUp(app)]);
    let goesOn = true;
    const writing = readers.map(async ({ agent }) => {
      while (goesOn) {
        await agent
          .post(`/api/tutorials/${tutorialId}/comments`)
          .send({ content: 'Encore une remarque.' })
          .expect(201);
      }
    });
    const folder = join(await emptyFolder(), 'sauvegardes');
    const { code, output, problem } = await run('backup', here, [folder]);
    goesOn = false;
    await Promise.all(writing);
    expect({ code, problem }).toEqual({ code: 0, problem: '' });
    archive = lastLine(output);
    expect(archive.startsWith(`${folder}/`)).toBe(true);
    // Only the archive is left: rejected and unfinished files are deleted.
    expect(await readdir(folder)).toEqual([archive.slice(folder.length + 1)]);
  });

  it('deletes the leftovers of a killed backup', async () => {
    const folder = await emptyFolder();
    const old = new Date(Date.now() - 2 * DAY_MS);
    const abandoned = join(here.DATA_DIR, '.rehearsal-perdu');
    const underWay = join(here.DATA_DIR, '.rehearsal-en-cours');
    for (const path of [abandoned, underWay]) await mkdir(path);
    await writeFile(join(folder, 'passerelle-x.zip.partial'), 'rien');
    for (const path of [abandoned, join(folder, 'passerelle-x.zip.partial')]) await utimes(path, old, old);
    const { code, output } = await run('backup', here, [folder]);
    expect(code).toBe(0);
    expect(await readdir(folder)).toEqual([lastLine(output).slice(folder.length + 1)]);
    const left = (await readdir(here.DATA_DIR)).filter((name) => name.startsWith('.rehearsal-'));
    expect(left).toEqual(['.rehearsal-en-cours']);
  });

  it('is written into DATA_DIR/backups by default', async () => {
    const { code, output } = await run('backup', here, []);
    expect(code).toBe(0);
    expect(lastLine(output).startsWith(join(here.DATA_DIR, 'backups/'))).toBe(true);
    expect(existsSync(lastLine(output))).toBe(true);
  });

  it('reports in one sentence that there is nothing to back up, or that the database is away', async () => {
    const nothing = await run('backup', await emptyPlace(), []);
    expect(nothing).toEqual({
      code: 1,
      output: '',
      problem: 'Il n’y a rien à sauvegarder : la base de données est vide.',
    });
    const away = { DATA_DIR: await emptyFolder(), DATABASE_URL: 'mysql://u:secret@127.0.0.1:1/base' };
    const { code, problem } = await run('backup', away, []);
    expect(code).toBe(1);
    expect(problem).toMatch(
      /^La base de données de la variable DATABASE_URL ne répond pas \(ECONNREFUSED.*\)\.$/,
    );
    expect(problem).not.toContain('secret');
  });
});

describe('a restore', () => {
  it.each([
    ['the same kind of database', server],
    ['SQLite', undefined],
  ])(
    'restores everything into %s',
    async (_, kind) => {
      const place = await emptyPlace(kind);
      const { code, output, problem } = await run('restore', place, [archive]);
      expect({ code, problem }).toEqual({ code: 0, problem: '' });
      expect(output).toMatch(
        /^Sauvegarde du .+ restaurée et vérifiée : \d+ lignes, 2 fichiers\. Lancez npm start\.$/,
      );

      const restored = await startApp({ env: { ...place } });
      leftovers.push(() => restored.stop());
      const original = await author.agent.get(`/api/tutorials/${tutorialId}/source`).expect(200);
      const agent = request.agent(restored.nest.getHttpServer());
      await agent
        .post('/api/auth/login')
        .send({ username: author.body.username, password: author.body.password })
        .expect(200);
      const source = await agent.get(`/api/tutorials/${tutorialId}/source`).expect(200);
      expect(source.body).toEqual(original.body);
      const dataSource = restored.nest.get(DataSource);
      const [kept] = await dataSource.query(
        "SELECT SUM(value) AS value FROM kept_counts WHERE subject = 'comments' AND part = ''",
      );
      const comments = await dataSource.getRepository(Comment).count();
      expect(comments).toBeGreaterThan(0);
      expect(Number(kept.value)).toBe(comments);
      expect(await readFile(join(place.DATA_DIR, picture))).toEqual(
        await readFile(join(here.DATA_DIR, picture)),
      );
      // Ids of the archived site are not reused, since archived pages and emails may link to them.
      const next = await createTutorial(restored);
      expect(next).toBeGreaterThan(tutorialId);
    },
    180_000,
  );

  it('refuses a place that is not empty, and one whose site is running', async () => {
    const running = await run('restore', here, [archive, '--replace']);
    expect(running).toEqual({
      code: 1,
      output: '',
      problem: 'Le site est en marche ; arrêtez-le, puis relancez la restauration.',
    });
    const place = await emptyPlace();
    await run('restore', place, [archive]);
    const again = await run('restore', place, [archive]);
    expect(again).toEqual({
      code: 1,
      output: '',
      problem:
        'Il y a déjà un site à cet endroit ; ajoutez --replace pour le remplacer, il sera sauvegardé avant.',
    });
  });

  it('replaces a site after backing it up', async () => {
    const place = await emptyPlace();
    const other = await startApp({ env: { ...place } });
    const lost = await createTutorial(other, { title: 'Ce qui était là' });
    await other.stop();
    const { code, output } = await run('restore', place, [archive, '--replace']);
    expect(code).toBe(0);
    const kept = /sauvegardé dans (.+)$/m.exec(output)![1]!;

    const back = await emptyPlace();
    expect((await run('restore', back, [kept])).code).toBe(0);
    const restored = await startApp({ env: { ...back } });
    leftovers.push(() => restored.stop());
    const { body } = await restored.http.get(`/api/tutorials/${lost}`).expect(200);
    expect(body.title).toBe('Ce qui était là');
  });

  it('changes nothing if an archive is truncated, altered, not an archive, or of a later version', async () => {
    const folder = await emptyFolder();
    const bytes = await readFile(archive);
    const damaged = 'Cette sauvegarde est incomplète ou abîmée ; prenez-en une autre.';
    const flipped = Buffer.from(bytes);
    // The byte is inside the image, which is stored uncompressed.
    flipped[bytes.indexOf(await readFile(join(here.DATA_DIR, picture))) + 60]! ^= 1;
    const cases: [Buffer, string][] = [
      [bytes.subarray(0, bytes.length - 4000), damaged],
      [flipped, damaged],
      [Buffer.from('Une liste de courses.'), 'Ce fichier n’est pas une sauvegarde de Passerelle.'],
    ];
    const place = await emptyPlace();
    for (const [content, problem] of cases) {
      const path = join(folder, 'essai.zip');
      await writeFile(path, content);
      expect(await run('restore', place, [path])).toEqual({ code: 1, output: '', problem });
    }
    expect(await readdir(place.DATA_DIR)).toEqual([]);
    const missing = await run('restore', place, [join(folder, 'absente.zip')]);
    expect(missing.problem).toMatch(/^La sauvegarde .+ ne peut pas être lue \(ENOENT\)\.$/);
  });

  it('upgrades the data of an older version', async () => {
    const old = await emptyPlace();
    const database = old.DATABASE_URL
      ? ({ kind: 'mysql', url: old.DATABASE_URL } as const)
      : ({ kind: 'sqlite', path: join(old.DATA_DIR, 'passerelle.sqlite') } as const);
    const dataSource = await new DataSource({
      ...dataSourceOptions({ database }),
      subscribers: [],
      migrations: migrations.filter(({ name }) => !/18\d{11}$/.test(name)),
    }).initialize();
    await dataSource.query(
      "INSERT INTO settings (name, value, updatedAt) VALUES ('essai', '1', '2026-01-02 03:04:05')",
    );
    await dataSource.destroy();
    const { output } = await run('backup', old, [await emptyFolder()]);
    const place = await emptyPlace();
    expect((await run('restore', place, [lastLine(output)])).code).toBe(0);
    const restored = await startApp({ env: { ...place } });
    leftovers.push(() => restored.stop());
    const [setting] = await restored.nest
      .get(DataSource)
      .query("SELECT value FROM settings WHERE name = 'essai'");
    expect(setting.value).toBe('1');
    await createTutorial(restored);
  });
});

it(
  'encrypts with BACKUP_KEY, and cannot be opened without it',
  async () => {
    const { output } = await run('backup', here, [await emptyFolder()], 'une phrase secrète');
    const path = lastLine(output);
    expect(path).toMatch(/\.zip\.age$/);
    expect((await readFile(path)).includes('tables/')).toBe(false);
    const place = await emptyPlace();
    const tries: [string, string][] = [
      ['', 'Cette sauvegarde est chiffrée ; donnez sa phrase secrète dans la variable BACKUP_KEY.'],
      ['autre', 'La phrase secrète de la variable BACKUP_KEY n’est pas celle de cette sauvegarde.'],
    ];
    for (const [key, problem] of tries) {
      expect(await run('restore', place, [path], key)).toEqual({ code: 1, output: '', problem });
    }
    expect(await readdir(place.DATA_DIR)).toEqual([]);
    expect((await run('restore', place, [path], 'une phrase secrète')).code).toBe(0);
  },
  SCRYPT_MS,
);

const itOnServer = server ? it : it.skip;
itOnServer(
  'keeps a site from starting on a base that a restoration has left half filled',
  async () => {
    const place = await emptyPlace();
    const base = await createConnection(place.DATABASE_URL);
    await base.query('CREATE TABLE unfinished_restore (id int PRIMARY KEY)');
    await base.query('CREATE TABLE tutorials (id int PRIMARY KEY)');
    await base.end();
    await expect(startApp({ env: { ...place } })).rejects.toThrow(
      'Une restauration s’est arrêtée avant la fin : la base de la variable DATABASE_URL est incomplète. Relancez npm run restore.',
    );
    expect((await run('restore', place, [archive])).code).toBe(0);
    await (await startApp({ env: { ...place } })).stop();
  },
  180_000,
);
