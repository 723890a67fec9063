import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { ImportService } from '../src/content/import/import.service.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
let folder: string;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passerelle-import-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.nest.get(DataSource).query('DELETE FROM tutorials');
});

async function write(path: string, more = '', title = 'Secret'): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  const header = `title: ${title}\ndomain: programmation\ntags: [cachette]\n${more}`;
  await writeFile(join(folder, path), `---\n${header}---\n\nTexte secret de ${title}.\n`);
}
const run = () => app.nest.get(ImportService).importFolder(folder);
const titles = async (): Promise<string[]> => {
  const { body } = await app.http.get('/api/tutorials').expect(200);
  return (body.tutorials as { title: string }[]).map(({ title }) => title);
};
/** As administrators see them. */
async function whole(): Promise<{ id: number; title: string }[]> {
  const { body } = await admin.agent.get('/api/admin/tutorials').expect(200);
  return body.tutorials;
}
const news = async ({ agent }: Person): Promise<{ message: string }[]> => {
  await eventsHandled(app);
  return (await agent.get('/api/notifications').expect(200)).body.notifications;
};

it.each([
  ['a.md', 'draft: true\n', 'draft: true'],
  ['a.md', 'published: false\n', 'published: false'],
  ['a.md', 'Status: Draft\n', 'Status: Draft'],
  ['a.md', 'visibility: private\n', 'visibility: private'],
  ['a.md', 'expiryDate: 2020-01-01\n', 'expiryDate: 2020-01-01'],
  ['a.md', 'date: 2199-01-01\n', 'date à venir : 2199-01-01'],
  ['_drafts/a.md', '', 'dossier _drafts'],
  ['2199-01-01-a.md', '', 'date à venir : 2199-01-01'],
])('MD-01 keeps %s with %j off the site, and mentions it only in the report', async (path, more, mark) => {
  const follower = await signUp(app);
  await follower.agent.put('/api/domains/programmation/follow').expect(200);
  await write(path, more);
  expect(await run()).toMatchObject({
    created: 1,
    private: 1,
    refused: [],
    warnings: [{ file: path, message: `laissé hors du site (${mark})` }],
  });
  expect(await titles()).toEqual([]);
  expect(await news(follower)).toEqual([]);
  const { id } = (await whole())[0]!;
  await app.http.get(`/api/tutorials/${id}`).expect(404);
  await app.http.get(`/api/tutorials/${id}/download?format=markdown`).expect(404);
  await app.http.get(`/api/tutorials/${id}/versions`).expect(404);
  const found = await app.http.get('/api/search?q=secret').expect(200);
  expect(found.body.total).toBe(0);
  const tagged = await app.http.get('/api/tags/cachette/tutorials');
  expect(JSON.stringify(tagged.body)).not.toContain('Secret');

  expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
});

it('MD-01 unpublishes and republishes a text with its file', async () => {
  await write('a.md');
  await run();
  const { id } = (await whole())[0]!;
  await write('a.md', 'draft: true\n');
  expect(await run()).toMatchObject({ updated: 1, private: 1 });
  expect(await titles()).toEqual([]);
  await app.http.get(`/api/tutorials/${id}`).expect(404);
  await write('a.md');
  expect(await run()).toMatchObject({ updated: 1, private: 0 });
  expect(await titles()).toEqual(['Secret']);
  const { body } = await app.http.get('/api/domains/programmation').expect(200);
  expect(body.tutorialCount ?? body.stats?.tutorials ?? 1).toBe(1);
});

it('MD-01 keeps a text unpublished that an administrator has unpublished, and published if one publishes it', async () => {
  await write('a.md');
  await write('b.md', 'date: 2199-01-01\n', 'À venir');
  await run();
  const idOf = async (title: string) => (await whole()).find((each) => each.title === title)!.id;
  const [a, b] = [await idOf('Secret'), await idOf('À venir')];
  await admin.agent.patch(`/api/admin/tutorials/${a}`).send({ isPublished: false }).expect(200);
  await admin.agent.patch(`/api/admin/tutorials/${b}`).send({ isPublished: true }).expect(200);
  await write('a.md', 'difficulty: beginner\n');
  expect(await run()).toMatchObject({ updated: 1, unchanged: 1 });
  expect(await titles()).toEqual(['À venir']);
  const { body } = await app.http.get(`/api/tutorials/${b}`).expect(200);
  expect(new Date(body.date as string).getTime()).toBeLessThanOrEqual(Date.now());
});

it('MD-01 notifies followers of recent texts, not of old texts that are new to the site', async () => {
  const follower = await signUp(app);
  await follower.agent.put('/api/domains/programmation/follow').expect(200);
  await write('vieux.md', 'date: 2015-06-01\n', 'Vieux');
  await write('2016-06-01-vieux.md', '', 'Vieux aussi');
  await write('faux.md', 'date: 2015-02-31\n', 'Faux');
  await run();
  expect(await titles()).toHaveLength(3);
  expect(await news(follower)).toEqual([]);
  const yesterday = new Date(Date.now() - DAY_MS).toISOString();
  await write('neuf.md', `date: ${yesterday}\n`, 'Neuf');
  await run();
  expect(await news(follower)).toMatchObject([
    { message: 'Un tutoriel vient de paraître dans le domaine Programmation.' },
  ]);
});
