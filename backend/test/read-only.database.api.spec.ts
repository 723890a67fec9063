import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { Session } from '../src/members/auth/session.entity.js';
import { startApp, type TestApp } from './app.js';
import { dot } from './images.js';
import { signUp, type Person } from './people.js';

/** Nobody can create files here, not even root. */
const READ_ONLY_FOLDER = '/sys/kernel';
const TABLES = ['sessions', 'login_attempts', 'tutorials', 'users'];
const ACTS = ['INSERT', 'UPDATE', 'DELETE'];

let app: TestApp;
let dataSource: DataSource;
let dataDir: string;
let author: Person;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'passerelle-read-only-'));
  app = await startApp({ env: { LOG_LEVEL: 'fatal', DATA_DIR: dataDir } });
  dataSource = app.nest.get(DataSource);
  author = await signUp(app, { isContributor: true });
});
afterEach(() => refuseWrites(false));
afterAll(async () => {
  await app.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** SQLite has a read-only mode; on MySQL and MariaDB triggers raise the error of a read-only server. */
async function refuseWrites(areRefused: boolean): Promise<void> {
  if (dataSource.options.type !== 'mysql') {
    await dataSource.query(`PRAGMA query_only = ${areRefused ? 1 : 0}`);
    return;
  }
  for (const table of TABLES) {
    for (const act of ACTS) {
      const name = `refused_${act}_${table}`;
      await dataSource.query(
        areRefused
          ? `CREATE TRIGGER ${name} BEFORE ${act} ON ${table} FOR EACH ROW SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1290, MESSAGE_TEXT = 'read-only'`
          : `DROP TRIGGER IF EXISTS ${name}`,
      );
    }
  }
}

const text = {
  title: 'Nouer une amarre',
  description: 'Trois nœuds qui tiennent et se défont.',
  domainId: 4,
  difficulty: null,
  tags: ['nœuds'],
  source: 'Une boucle tient.',
};
const credentials = () => ({ username: author.body.username, password: author.body.password });

it('a read-only site serves readers and lets them sign in and out, and refuses writes completely', async () => {
  await author.agent.post('/api/tutorials').send(text).expect(201);
  await refuseWrites(true);

  const visitor = request.agent(app.nest.getHttpServer());
  await visitor.get('/api/tutorials/1').expect(200);
  await visitor.post('/api/auth/login').send(credentials()).expect(200);
  const { body: me } = await visitor.get('/api/auth/me').expect(200);
  expect(me).toMatchObject({ username: author.body.username });
  await visitor.get('/api/tutorials').expect(200);

  const { status, body } = await visitor.post('/api/tutorials').send(text);
  expect({ status, body }).toEqual({
    status: 507,
    body: {
      statusCode: 507,
      code: 'out_of_space',
      message:
        'Le site ne peut rien enregistrer en ce moment : rien n’a été changé. Réessayez plus tard ; l’administrateur doit rendre ses dossiers et sa base modifiables.',
    },
  });

  const other = request.agent(app.nest.getHttpServer());
  await other.post('/api/auth/login').send(credentials()).expect(200);
  await other.post('/api/auth/logout').expect(200);
  await other.get('/api/auth/me').expect(401);

  await refuseWrites(false);
  // A session held in memory is written once it is used again.
  const before = await dataSource.manager.countBy(Session, { userId: author.user.id });
  await visitor.get('/api/auth/me').expect(200);
  expect(await dataSource.manager.countBy(Session, { userId: author.user.id })).toBe(before + 1);
  await visitor
    .post('/api/tutorials')
    .send({ ...text, title: 'Nouer deux amarres' })
    .expect(201);
});

it('an earlier session can be ended even if its row cannot be deleted', async () => {
  const visitor = request.agent(app.nest.getHttpServer());
  await visitor.post('/api/auth/login').send(credentials()).expect(200);
  const cookie = await visitor.get('/api/auth/me').expect(200);
  expect(cookie.body).toMatchObject({ username: author.body.username });
  await refuseWrites(true);
  await visitor.post('/api/auth/logout').expect(200);
  await visitor.get('/api/auth/me').expect(401);
  await refuseWrites(false);
  await visitor.get('/api/auth/me').expect(401);
});

it('password guessing is limited even if no attempt can be stored', async () => {
  await refuseWrites(true);
  const guess = () => app.http.post('/api/auth/login').send({ ...credentials(), password: 'Pas-Le-Bon-7' });
  const answers = [];
  for (let attempt = 0; attempt < 8; attempt += 1) answers.push((await guess()).status);
  expect(answers[0]).toBe(401);
  expect(answers.at(-1)).toBe(429);
  await app.http.post('/api/auth/login').send(credentials()).expect(429);
});

it('files that cannot be written are refused with a sentence, and no partial file stays', async () => {
  const folders = ['media', 'exports'].map((name) => join(dataDir, name));
  for (const folder of folders) {
    await rename(folder, `${folder}-away`).catch(() => undefined);
    await symlink(READ_ONLY_FOLDER, folder);
  }
  const image = () => author.agent.post('/api/images').type('image/png').send(dot);
  const calls = [image, () => app.http.get('/api/tutorials/1/download?format=epub')];
  for (const call of calls) {
    const { status, body } = await call();
    expect(status).toBe(507);
    expect(body.message).toContain('rien n’a été changé');
  }
  for (const folder of folders) await rm(folder);
  for (const call of calls) expect((await call()).status).toBe(200);
});
