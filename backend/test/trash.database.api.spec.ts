import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { UploadedImage } from '../src/content/images/uploaded-image.entity.js';
import { UploadedImagesService } from '../src/content/images/uploaded-images.service.js';
import { ImportService } from '../src/content/import/import.service.js';
import { DeletedTutorial } from '../src/content/tutorials/unpublished-tutorial.entity.js';
import { TrashService } from '../src/content/tutorials/trash.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { countRows } from './drafts.js';
import { createComment } from './factories.js';
import { dot, png } from './images.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

let app: TestApp;
let [author, reader, admin]: Person[] = [];
beforeAll(async () => {
  app = await startApp({ site: true });
  [author, reader, admin] = await Promise.all([
    signUp(app, { isContributor: true }),
    signUp(app),
    signUpAdmin(app),
  ]);
});
afterAll(() => app.stop());

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
const written = {
  title: 'Tailler les rosiers',
  description: 'Quand et comment les tailler.',
  domainId: 1,
  tags: ['jardin'],
  source: 'Couper au-dessus d’un bourgeon.',
};
const publish = async (more: object = {}, { agent }: Person = author!) =>
  (
    await agent
      .post('/api/tutorials')
      .send({ ...written, ...more })
      .expect(201)
  ).body.id as number;
const throwAway = (id: number, { agent }: Person = author!) => agent.delete(`/api/tutorials/${id}`);
const restore = (id: number, { agent }: Person = author!) =>
  agent.post(`/api/contributions/trash/${id}/restore`);
const erase = (id: number, { agent }: Person = author!) => agent.delete(`/api/contributions/trash/${id}`);
const trashOf = async ({ agent }: Person = author!) =>
  (await agent.get('/api/contributions/trash').expect(200)).body as {
    tutorials: { id: number; deletedAt: string; erasedAt: string; isRestorable: boolean }[];
    total: number;
  };

/** Everything that readers and its author can see of a tutorial. */
async function toldOf(id: number): Promise<unknown[]> {
  await untilSearchable(app);
  const paths = ['', '/comments', '/rating', '/revisions', '/source'].map(
    (path) => `/api/tutorials/${id}${path}`,
  );
  const told: unknown[] = [];
  for (const path of paths) {
    const { status, body } = await author!.agent.get(path);
    told.push(status === 200 ? body : status);
  }
  for (const path of ['/api/favorites', '/api/search?query=rosiers', '/api/contributions'])
    told.push((await (path.includes('contributions') ? author! : reader!).agent.get(path).expect(200)).body);
  return told;
}

describe('the trash', () => {
  it('hides a tutorial from everybody, and restores it with all its data', async () => {
    const id = await publish();
    await reader!.agent.post('/api/favorites').send({ tutorialId: id }).expect(201);
    await reader!.agent.post(`/api/tutorials/${id}/rating`).send({ score: 4 }).expect(201);
    await createComment(app, reader!, id);
    await author!.agent
      .put(`/api/tutorials/${id}`)
      .send({ ...written, source: 'Couper en biais.' })
      .expect(200);
    // Views are counted a moment later.
    await reader!.agent.get(`/api/tutorials/${id}`).expect(200);
    const before = await until(
      () => toldOf(id),
      (told) => !JSON.stringify(told).includes('"views":0'),
    );
    expect((await app.http.get('/catalogue').expect(200)).text).toContain(written.title);

    await throwAway(id).expect(200, { done: true });
    for (const path of ['', '/comments', '/rating', '/source', '/revisions', '/revisions/1']) {
      for (const { agent } of [author!, admin!]) await agent.get(`/api/tutorials/${id}${path}`).expect(404);
    }
    await app.http.get(`/tutoriels/${id}`).expect(404);
    expect((await app.http.get('/catalogue').expect(200)).text).not.toContain(written.title);
    const gone = await toldOf(id);
    expect(gone.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
    expect(gone[5]).toEqual({ tutorials: [], total: 0 });
    expect(gone[6]).toMatchObject({ total: 0 });
    expect(gone[7]).toMatchObject({ tutorials: [], total: 0 });
    await throwAway(id).expect(404);
    await author!.agent.put(`/api/tutorials/${id}`).send(written).expect(404);
    await author!.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: true }).expect(404);
    await admin!.agent.patch(`/api/admin/tutorials/${id}`).send({ isPublished: true }).expect(404);
    expect((await admin!.agent.get('/api/admin/tutorials').expect(200)).body).toMatchObject({ total: 0 });

    const { tutorials, total } = await trashOf();
    expect({ tutorials, total }).toMatchObject({ tutorials: [{ id, isRestorable: true }], total: 1 });
    const days = Date.parse(tutorials[0]!.erasedAt) - Date.parse(tutorials[0]!.deletedAt);
    expect(days).toBe(30 * DAY_MS);
    const { body } = await restore(id).expect(200);
    expect(body).toMatchObject({ id, isPublished: true, unpublishedBy: null, deletedAt: null });
    expect(await toldOf(id)).toEqual(before);
    await app.http.get(`/tutoriels/${id}`).expect(200);
    expect((await app.http.get('/catalogue').expect(200)).text).toContain(written.title);
    expect(await trashOf()).toEqual({ tutorials: [], total: 0 });
    await restore(id).expect(404);
    await erase(id).expect(404);
    await throwAway(id).expect(200);
    await erase(id).expect(200);
  });

  it('restores an unpublished tutorial as unpublished', async () => {
    const id = await publish();
    await author!.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: false }).expect(200);
    await throwAway(id).expect(200);
    const { body } = await restore(id).expect(200);
    expect(body).toMatchObject({ id, isPublished: false, unpublishedBy: 'author' });
    await app.http.get(`/api/tutorials/${id}`).expect(404);
  });

  it('is open to the author and administrators; an author cannot restore a tutorial that an administrator deleted', async () => {
    const id = await publish();
    await throwAway(id, admin).expect(200);
    expect(await trashOf()).toMatchObject({ tutorials: [{ id, isRestorable: false }] });
    const refused = await restore(id).expect(403);
    expect(refused.body.message).toContain('administrateur');
    await restore(id, reader).expect(404);
    await erase(id, reader).expect(404);
    expect((await trashOf(reader)).total).toBe(0);
    const list = (await admin!.agent.get('/api/admin/tutorials?state=deleted').expect(200)).body;
    expect(list).toMatchObject({ total: 1, tutorials: [{ id, deletedAt: expect.any(String) }] });
    await restore(id, admin).expect(200);
    await throwAway(id).expect(200);
    await erase(id, admin).expect(200);
    const { body } = await admin!.agent.get(`/api/admin/audit?targetType=tutorial&targetId=${id}`);
    const actions = body.entries.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['tutorial.erase', 'tutorial.restore', 'tutorial.delete']);
  });

  it('takes one of two simultaneous deletions or restorations, with correct counts', async () => {
    const id = await publish();
    const statuses = async (act: () => PromiseLike<{ status: number }>) =>
      (await Promise.all(Array.from({ length: 5 }, act))).map(({ status }) => status).sort();
    const total = async () =>
      (await admin!.agent.get('/api/admin/tutorials').expect(200)).body.total as number;
    const before = await total();
    expect(await statuses(() => throwAway(id))).toEqual([200, 404, 404, 404, 404]);
    expect(await total()).toBe(before - 1);
    expect(await statuses(() => restore(id))).toEqual([200, 404, 404, 404, 404]);
    expect(await total()).toBe(before);
  });

  it('leaves no data and no file after thirty days, and erases nothing earlier', async () => {
    const image = (
      await author!.agent.post('/api/images').set('Content-Type', 'image/png').send(dot).expect(200)
    ).body.url as string;
    const [old, young] = [await publish({ source: `![Un point](${image})` }), await publish()];
    await createComment(app, reader!, old);
    await reader!.agent.post('/api/favorites').send({ tutorialId: old }).expect(201);
    await author!.agent
      .post('/api/drafts')
      .send({ ...written, tutorialId: old })
      .expect(201);
    for (const id of [old, young]) await throwAway(id).expect(200);
    const { manager } = app.nest.get(DataSource);
    await manager.update(DeletedTutorial, { tutorialId: old }, { deletedAt: daysAgo(30.1) });
    await manager.update(DeletedTutorial, { tutorialId: young }, { deletedAt: daysAgo(29.9) });
    await app.nest.get(TrashService).eraseExpired();
    expect((await trashOf()).tutorials.map(({ id }) => id)).toEqual([young]);
    await restore(old).expect(404);
    for (const { tableName, columns } of app.nest.get(DataSource).entityMetadatas) {
      if (!columns.some(({ databaseName }) => databaseName === 'tutorialId')) continue;
      const rows = await manager.query<object[]>(`SELECT * FROM ${tableName} WHERE tutorialId = ${old}`);
      expect([tableName, rows]).toEqual([tableName, []]);
    }
    await restore(young).expect(200);

    const file = join(app.nest.get(Config).mediaDir, image.replace('/media/', ''));
    await access(file);
    await manager.update(UploadedImage, { url: image }, { checkedAt: daysAgo(31) });
    await app.nest.get(UploadedImagesService).deleteUnused();
    await expect(access(file)).rejects.toThrow();
  });

  it('keeps the draft of a tutorial, which no list shows until it is restored', async () => {
    const id = await publish();
    const { body } = await author!.agent
      .post('/api/drafts')
      .send({ ...written, tutorialId: id })
      .expect(201);
    const drafts = async () => (await author!.agent.get('/api/drafts').expect(200)).body.total as number;
    const before = await drafts();
    await throwAway(id).expect(200);
    expect(await drafts()).toBe(before - 1);
    await author!.agent.get(`/api/drafts/${body.id}`).expect(404);
    await restore(id).expect(200);
    expect(await drafts()).toBe(before);
    expect((await author!.agent.get(`/api/drafts/${body.id}`).expect(200)).body).toMatchObject(written);
    expect(await countRows(app, 'deleted_tutorials')).toBe(0);
  });

  it('is emptied with its owner’s account', async () => {
    const leaver = await signUp(app, { isContributor: true });
    const [kept, deleted] = [await publish({}, leaver), await publish({}, leaver)];
    await throwAway(deleted, leaver).expect(200);
    await leaver.agent.delete('/api/auth/account').send({ password: leaver.body.password }).expect(200);
    await erase(deleted, admin).expect(404);
    await admin!.agent.get(`/api/tutorials/${kept}`).expect(200);
  });

  it('restores a tutorial whose file is imported again, and its pictures are deleted once it is erased', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'passerelle-trash-'));
    await writeFile(join(folder, 'plan.png'), png(40, 30));
    const front = '---\ntitle: Venu d’un fichier\ndomain: programmation\n---\n\n';
    await writeFile(join(folder, 'un.md'), `${front}![Plan](plan.png)\n`);
    const run = () => app.nest.get(ImportService).importFolder(folder);
    const { manager } = app.nest.get(DataSource);
    const find = async () =>
      manager
        .createQueryBuilder(Tutorial, 'tutorial')
        .addSelect('tutorial.assets')
        .where("title LIKE 'Venu%'")
        .getOneOrFail();
    await run();
    const { id, assets } = await find();
    await throwAway(id, admin).expect(200);
    await erase(id, author).expect(404);
    expect(await run()).toMatchObject({ created: 0, updated: 1 });
    await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(await run()).toMatchObject({ unchanged: 1 });

    await throwAway(id, admin).expect(200);
    await erase(id, admin).expect(200);
    const { url } = assets['plan.png']!;
    const file = join(app.nest.get(Config).mediaDir, url.replace('/media/', ''));
    await app.nest.get(UploadedImagesService).deleteUnused();
    await access(file);
    await manager.update(UploadedImage, { url }, { checkedAt: daysAgo(31) });
    await app.nest.get(UploadedImagesService).deleteUnused();
    await expect(access(file)).rejects.toThrow();
    expect(await run()).toMatchObject({ created: 1 });
    await access(file);
    await rm(folder, { recursive: true });
  });
});
