import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { IndexFeed } from '../src/content/search/index-feed.js';
import { NormaliseTags1764001400000 } from '../src/platform/database/migrations/1764001400000-normalise-tags.js';
import { Report } from '../src/moderation/reports/report.entity.js';
import { AuditEntry } from '../src/moderation/audit/audit-entry.entity.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { lockDatabase } from '../src/platform/database/database-lock.js';
import { dataSourceOptions, openDataSource } from '../src/platform/database/data-source.js';
import { createBase, startApp, type TestApp } from './app.js';
import { createComment, createReport, createTutorial } from './factories.js';
import { signUp, signUpAdmin } from './people.js';

let app: TestApp;
let dataSource: DataSource;
beforeAll(async () => {
  app = await startApp();
  dataSource = app.nest.get(DataSource);
});
afterAll(() => app.stop());

it('the entities match the migrations: each column can be read and written', async () => {
  for (const { name, columns } of dataSource.entityMetadatas) {
    const query = dataSource.createQueryBuilder().from(name, 'row').limit(1);
    for (const { propertyName } of columns) query.addSelect(`row.${propertyName}`);
    await expect(query.getRawMany()).resolves.toBeDefined();
  }
});

it('members’ recovery codes move into their own table, and back', async () => {
  const hashes = ['a'.repeat(64), 'b'.repeat(64)];
  const runner = dataSource.createQueryRunner();
  while (await runner.hasTable('recovery_codes')) await dataSource.undoLastMigration();
  await runner.query('UPDATE users SET recoveryCodes = ? WHERE id = 1', [JSON.stringify(hashes)]);
  await dataSource.runMigrations();
  const codes = await runner.query('SELECT userId, hash FROM recovery_codes ORDER BY hash');
  expect(codes).toEqual(hashes.map((hash) => ({ userId: 1, hash })));
  while (await runner.hasColumn('users', 'totpLastStep')) await dataSource.undoLastMigration();
  await dataSource.undoLastMigration();
  const [user] = (await runner.query('SELECT recoveryCodes FROM users WHERE id = 1')) as {
    recoveryCodes: string;
  }[];
  expect((JSON.parse(user!.recoveryCodes) as string[]).sort()).toEqual(hashes);
  await dataSource.runMigrations();
  await runner.release();
});

it('tags stored in several forms are merged, and found', async () => {
  const id = await createTutorial(app, { tags: ['marine'] });
  const untouched = await createTutorial(app, { tags: ['voile', 'C++'] });
  const before = ['a,b', 'A', 'e\u0301te\u0301', 'été', ' ,', 'C#'];
  await dataSource.query('UPDATE tutorials SET tags = ? WHERE id = ?', [JSON.stringify(before), id]);
  const runner = dataSource.createQueryRunner();
  await new NormaliseTags1764001400000().up(runner);
  await runner.release();
  const tagsOf = async (of: number) => (await app.http.get(`/api/tutorials/${of}`).expect(200)).body.tags;
  expect(await tagsOf(id)).toEqual(['a', 'b', 'été', 'C#']);
  expect(await tagsOf(untouched)).toEqual(['voile', 'C++']);
  // The index has the form of this version, so it is rebuilt.
  await app.nest.get(IndexFeed).rebuild();
  for (const [tag, owner] of [
    ['B', id],
    ['ete', id],
    ['c#', id],
    ['c++', untouched],
  ] as const) {
    const { body } = await app.http.get('/api/search').query({ tags: tag }).expect(200);
    expect(body.tutorials).toMatchObject([{ id: owner }]);
  }
  const { body } = await app.http.get('/api/search').query({ tags: 'marine' }).expect(200);
  expect(body.total).toBe(0);
});

it('reports of comments move into the table of all reports, and back, and stay open', async () => {
  const tutorialId = await createTutorial(app);
  const [author, reader] = [await signUp(app), await signUp(app)];
  const commentId = await createComment(app, author, tutorialId);
  const id = await createReport(app, reader, commentId);
  const runner = dataSource.createQueryRunner();
  while (!(await runner.hasTable('comment_reports'))) await dataSource.undoLastMigration();
  expect(await runner.query('SELECT id, commentId, commentContent, openKey FROM comment_reports')).toEqual([
    { id, commentId, commentContent: 'Un commentaire', openKey: `${reader.user.id}:${commentId}` },
  ]);
  await dataSource.runMigrations();
  await runner.release();
  expect(await dataSource.getRepository(Report).find()).toMatchObject([
    { id, kind: 'comment', subjectId: commentId, said: 'Un commentaire', subjectAuthorId: author.user.id },
  ]);
  await expect(createReport(app, reader, commentId)).rejects.toThrow('déjà signalé');
});

it('tutorials unpublished or deleted by earlier versions are listed as such', async () => {
  const admin = await signUpAdmin(app);
  const [off, thrown] = [await createTutorial(app), await createTutorial(app)];
  await admin.agent.patch(`/api/admin/tutorials/${off}`).send({ isPublished: false }).expect(200);
  await admin.agent.delete(`/api/tutorials/${thrown}`).expect(200);
  const runner = dataSource.createQueryRunner();
  while (await runner.hasColumn('tutorials', 'publicationState')) await dataSource.undoLastMigration();
  await runner.release();
  await dataSource.runMigrations();
  // At a start without stored counts; here the running application may have written one already.
  await app.nest.get(StoredCounts).recountAll();
  for (const [state, id] of [
    ['unpublished', off],
    ['deleted', thrown],
  ] as const) {
    const { body } = await admin.agent.get(`/api/admin/tutorials?state=${state}`).expect(200);
    expect(body).toMatchObject({ total: 1, tutorials: [{ id }] });
  }
});

it('all migrations can be reverted and run again', async () => {
  const count = dataSource.migrations.length;
  for (let step = 0; step < count; step += 1) await dataSource.undoLastMigration();
  const runner = dataSource.createQueryRunner();
  expect(await runner.hasTable('tutorials')).toBe(false);
  expect(await runner.hasTable('domains')).toBe(false);
  await runner.release();
  await dataSource.runMigrations();
  expect(await dataSource.query('SELECT COUNT(*) AS n FROM tutorials')).toEqual([{ n: expect.anything() }]);
});

it('one process at a time creates the tables of an empty database; the next one finds them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-empty-'));
  const base = await createBase(process.env['TEST_DATABASE_URL']);
  const database = base
    ? ({ kind: 'mysql', url: base.url } as const)
    : ({ kind: 'sqlite', path: join(folder, 'base.sqlite') } as const);
  const options = dataSourceOptions({ database });
  const refused: boolean[] = [];
  const meanwhile = async () => {
    refused.push((await lockDatabase(database, 'start', 0)) === undefined);
    return () => Promise.resolve();
  };
  const opened = await Promise.all([openDataSource(options, meanwhile), openDataSource(options, meanwhile)]);
  expect(refused).toEqual([true, true]);
  for (const each of opened) expect(await each.showMigrations()).toBe(false);
  await Promise.all(opened.map((each) => each.destroy()));
  const release = await lockDatabase(database, 'start', 0);
  expect(release).toBeDefined();
  await release!();
  await base?.drop();
  await rm(folder, { recursive: true });
});

it('owners in old audit entries are taken from the stored previous state', async () => {
  const runner = dataSource.createQueryRunner();
  await runner.query('DELETE FROM audit_log');
  const said = [
    { userId: 7, content: 'x' },
    { authorId: 8, title: 'x' },
    { authorId: null },
    { status: 'x' },
    null,
  ];
  for (const before of said) {
    await dataSource.manager.insert(AuditEntry, {
      actorId: null,
      action: 'comment.delete',
      targetType: 'comment',
      targetId: 1,
      before,
      after: null,
      note: null,
      createdAt: new Date(),
    });
  }
  while (await runner.hasColumn('audit_log', 'ownerId')) await dataSource.undoLastMigration();
  await dataSource.runMigrations();
  const rows = (await runner.query('SELECT ownerId FROM audit_log ORDER BY id')) as {
    ownerId: number | null;
  }[];
  expect(rows.map(({ ownerId }) => ownerId)).toEqual([7, 8, null, null, null]);
  await runner.release();
});
