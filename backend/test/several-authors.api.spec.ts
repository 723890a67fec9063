import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { DataSource } from 'typeorm';
import { ImportService } from '../src/content/import/import.service.js';
import { CreateTutorialAuthors1803000000000 } from '../src/platform/database/migrations/1803000000000-create-tutorial-authors.js';
import { startApp, type TestApp } from './app.js';
import { authorsPath, joinAuthors } from './authors.js';
import { eventsHandled } from './events.js';
import { createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let [ada, alan, admin]: Person[] = [];
let id: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  ada = await signUp(app, { displayName: 'Ada Lovelace', isContributor: true, bio: 'Des programmes.' });
  alan = await signUp(app, { displayName: 'Alan Turing', isContributor: true });
  admin = await signUpAdmin(app);
  id = await publishTutorial(app, ada);
  await joinAuthors(app, ada, id, alan);
});
afterAll(() => app.stop());

const read = async (tutorialId = id) => (await app.http.get(`/api/tutorials/${tutorialId}`).expect(200)).body;
const BOTH = 'Ada Lovelace et Alan Turing';

it('both names appear on the tutorial and on its card, in every list', async () => {
  expect(await read()).toMatchObject({
    authorId: ada!.user.id,
    authorName: BOTH,
    authorBio: 'Des programmes.',
    authors: [
      { id: ada!.user.id, name: 'Ada Lovelace', avatar: null, bio: 'Des programmes.' },
      { id: alan!.user.id, name: 'Alan Turing', avatar: null, bio: null },
    ],
  });
  for (const path of ['/api/tutorials', '/api/tutorials/trending', '/api/tutorials/suggestions?domainId=1']) {
    const { body } = await app.http.get(path).expect(200);
    const [card] = (body.tutorials ?? body) as { authorName: string; authors?: unknown }[];
    expect(card).toMatchObject({ id, authorName: BOTH });
  }
  await untilSearchable(app);
  const { body } = await app.http.get('/api/search?query=turing').expect(200);
  expect(body.tutorials).toMatchObject([{ id, authorName: BOTH }]);
});

it('feeds name each author', async () => {
  const atom = await app.http.get('/flux/atom.xml').expect(200);
  expect(atom.text).toContain(
    '<author><name>Ada Lovelace</name></author><author><name>Alan Turing</name></author>',
  );
  const rss = await app.http.get('/flux/rss.xml').expect(200);
  expect(rss.text).toContain('<dc:creator>Ada Lovelace</dc:creator><dc:creator>Alan Turing</dc:creator>');
});

it('exported files name each author, and can be imported again unchanged', async () => {
  const download = async (format: string) =>
    (await app.http.get(`/api/tutorials/${id}/download?format=${format}`).responseType('blob').expect(200))
      .body as Buffer;
  const html = (await download('html')).toString();
  expect(html).toContain('<meta name="author" content="Ada Lovelace, Alan Turing">');
  expect(html).toContain(`Texte d’${BOTH}`);
  const book = unzipSync(await download('epub'));
  const parts = Object.entries(book).find(([path]) => path.endsWith('.opf'))!;
  expect(strFromU8(parts[1]).match(/<dc:creator.*?>(.*?)<\/dc:creator>/g)).toHaveLength(2);
  const markdown = (await download('markdown')).toString();
  expect(markdown).toContain(
    'authors:\n  - name: Ada Lovelace\n    bio: Des programmes.\n  - name: Alan Turing\n',
  );

  const folder = await mkdtemp(join(tmpdir(), 'passerelle-auteurs-'));
  await writeFile(join(folder, 'a.md'), markdown.replace(/^source: .*$/m, 'source: ailleurs'));
  const report = await app.nest.get(ImportService).importFolder(folder);
  expect(report).toMatchObject({ created: 1, warnings: [] });
  await rm(folder, { recursive: true });
  const { body } = await app.http.get('/api/tutorials?sort=popularity&limit=1').expect(200);
  expect(await read(body.tutorials[0].id)).toMatchObject({
    authorId: null,
    authorName: BOTH,
    authors: [
      { id: null, name: 'Ada Lovelace', bio: 'Des programmes.' },
      { id: null, name: 'Alan Turing' },
    ],
  });
});

it('a repeated import keeps the members who are authors', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-auteurs-'));
  const article = (author: string) =>
    `---\ntitle: Repris\ndomain: langues\nauthor: ${author}\n---\n\nTexte.\n`;
  const importAs = async (author: string) => {
    await writeFile(join(folder, 'repris.md'), article(author));
    await app.nest.get(ImportService).importFolder(folder);
  };
  await importAs('Blaise Pascal');
  const { body } = await app.http.get('/api/tutorials?limit=1').expect(200);
  const imported = body.tutorials[0].id as number;
  await joinAuthors(app, admin!, imported, alan!);
  await importAs('Pascal, Blaise');
  await rm(folder, { recursive: true });
  expect(await read(imported)).toMatchObject({
    version: 2,
    authorId: alan!.user.id,
    authors: [{ name: 'Pascal, Blaise' }, { name: 'Alan Turing' }],
  });
});

it('a changed profile shows on all tutorials of the member', async () => {
  const alone = await publishTutorial(app, alan!);
  await read(alone);
  const profile = { displayName: 'A. M. Turing', bio: 'Des machines.' };
  await alan!.agent.put('/api/auth/profile').send(profile).expect(200);
  await eventsHandled(app);
  expect(await read(alone)).toMatchObject({ authorName: 'A. M. Turing', authorBio: 'Des machines.' });
  expect(await read()).toMatchObject({
    authorName: 'Ada Lovelace et A. M. Turing',
    authors: [{ name: 'Ada Lovelace' }, { name: 'A. M. Turing', bio: 'Des machines.' }],
  });
});

describe('a deleted account', () => {
  it('leaves its tutorials and their draft to the other authors, and its own without an author', async () => {
    const gone = await signUp(app, { displayName: 'Zoé', isContributor: true });
    const together = await publishTutorial(app, gone);
    const alone = await publishTutorial(app, gone);
    await joinAuthors(app, gone, together, alan!);
    const begun = {
      title: 'À deux',
      description: '',
      domainId: null,
      source: 'Un début.',
      tutorialId: together,
    };
    const { body: draft } = await gone.agent.post('/api/drafts').send(begun).expect(201);
    const { body: data } = await alan!.agent.get('/api/auth/export').expect(200);
    expect(data.data.tutorials).toContainEqual(
      expect.objectContaining({ id: together, source: expect.any(String) }),
    );
    expect(data.data.tutorial_drafts).toContainEqual(expect.objectContaining({ id: draft.id }));

    await gone.agent.delete('/api/auth/account').send({ password: gone.body.password }).expect(200);
    expect(await read(together)).toMatchObject({
      authorId: alan!.user.id,
      authorName: 'A. M. Turing',
      authors: [{ id: alan!.user.id }],
    });
    await alan!.agent.get(`/api/drafts/${draft.id}`).expect(200);
    expect(await read(alone)).toMatchObject({
      authorId: null,
      authorName: 'Compte supprimé',
      authors: [{ id: null, name: 'Compte supprimé' }],
    });
  });
});

it('a shared tutorial stays in the trash for the other authors when one account is deleted', async () => {
  const gone = await signUp(app, { isContributor: true });
  const together = await publishTutorial(app, gone);
  await joinAuthors(app, gone, together, alan!);
  await gone.agent.delete(`/api/tutorials/${together}`).expect(200);
  await gone.agent.delete('/api/auth/account').send({ password: gone.body.password }).expect(200);
  await alan!.agent.post(`/api/contributions/trash/${together}/restore`).expect(200);
  expect((await read(together)).authors).toMatchObject([{ id: alan!.user.id }]);
});

it('existing tutorials have the member who published them as author', async () => {
  const [theirs, imported] = [await publishTutorial(app, ada!), await createTutorial(app)];
  const dataSource = app.nest.get(DataSource);
  const runner = dataSource.createQueryRunner();
  const migration = new CreateTutorialAuthors1803000000000();
  await migration.down(runner);
  await migration.up(runner);
  await runner.release();
  const authors = await dataSource.query<{ tutorialId: number; userId: number }[]>(
    'SELECT tutorialId, userId FROM tutorial_authors',
  );
  expect(authors).toContainEqual({ tutorialId: theirs, userId: ada!.user.id });
  expect(authors.filter(({ tutorialId }) => tutorialId === imported)).toEqual([]);
});

it('administrators can assign authors to a tutorial that no member has written', async () => {
  const imported = await createTutorial(app, { authorName: 'Blaise Pascal' });
  await ada!.agent
    .post(`${authorsPath(imported)}/invitations`)
    .send({ invitee: 'x' })
    .expect(403);
  await joinAuthors(app, admin!, imported, alan!);
  expect((await read(imported)).authors.map(({ name }: { name: string }) => name)).toEqual([
    'Blaise Pascal',
    'A. M. Turing',
  ]);
  expect(await read(imported)).toMatchObject({
    authorId: alan!.user.id,
    authorName: 'Blaise Pascal et A. M. Turing',
  });
  const { body } = await admin!.agent.get(`/api/admin/audit?targetId=${imported}`).expect(200);
  expect(body.entries).toMatchObject([{ action: 'tutorial.invite-author' }]);
});
