import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { DataSource } from 'typeorm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@passerelle/api-client/durations';
import { BookOrder } from '../src/content/book-orders/book-order.entity.js';
import { CollectionItemsService } from '../src/community/collections/collection-items.service.js';
import { Config } from '../src/config.js';
import type { User } from '../src/members/users/user.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { ask, ended, fetchFile, fill } from './books.js';
import { eventsHandled } from './events.js';
import { createCollection, createPath, createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { describeWithBrowser, itWith, runProgram } from './programs.js';
import { until } from './until.js';

const SITE = 'http://passerelle.exemple';

let app: TestApp;
let folder: string;
let member: Person;
let other: Person;
beforeAll(async () => {
  app = await startApp({ env: { PUBLIC_URL: SITE } });
  folder = await mkdtemp(join(tmpdir(), 'passerelle-books-'));
  member = await signUp(app);
  other = await signUp(app);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => app.nest.get(DataSource).manager.deleteAll(BookOrder));

async function newest({ agent }: Person) {
  await eventsHandled(app);
  const { body } = await agent.get('/api/notifications').expect(200);
  return (body as { notifications: { type: string; href: string | null }[] }).notifications[0];
}

describe('a book', () => {
  it('of a collection is one EPUB with internal links, and its owner is notified', async () => {
    const { id, tutorialIds } = await fill(app, member);
    const order = await ask(member, `collections/${id}`, { format: 'epub' });
    expect(order).toMatchObject({ title: 'À lire', state: 'waiting', done: 0, total: 3, problem: null });
    expect(await ended(member, order.id)).toMatchObject({ state: 'ready', done: 3, total: 3 });
    const told = await newest(member);
    expect(told).toMatchObject({
      type: 'file',
      variant: 'default',
      title: 'Votre fichier est prêt',
      message: '«\u00A0À lire\u00A0» (EPUB) peut être téléchargé pendant sept jours.',
      href: `/api/exports/${order.id}/file`,
    });
    const { bytes, headers } = await fetchFile(member, told!.href!);
    expect(headers['content-type']).toBe('application/epub+zip');
    expect(headers['content-disposition']).toBe('attachment; filename=a-lire.epub');
    const files = Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]),
    );
    expect(Object.keys(files).filter((path) => path.includes('chapter'))).toHaveLength(3);
    expect(files['EPUB/title.xhtml']).toContain('<h1>À lire</h1>');
    expect(files['EPUB/title.xhtml']).toContain('3\u00A0tutoriels');
    expect(files['EPUB/nav.xhtml']).toMatch(
      /La côte<\/a>\s*<ol>\s*<li><a href="chapter-1.xhtml#a1">Partir[\s\S]*Le large &amp; &lt;le reste&gt;[\s\S]*Le port/,
    );
    expect(files['EPUB/package.opf']).toMatch(
      /<itemref idref="title"\/>\s*<itemref idref="nav"\/>\s*<itemref idref="chapter-1"/,
    );
    expect(files['EPUB/chapter-1.xhtml']).toContain('<a href="chapter-3.xhtml#a1">Au port</a>');
    expect(files['EPUB/chapter-1.xhtml']).toContain(
      `<a href="${SITE}/tutoriels/${tutorialIds[2]! + 1}">ailleurs</a>`,
    );
    expect(files['EPUB/chapter-2.xhtml']).toContain('<a href="chapter-1.xhtml">La côte</a>');
    expect(files['EPUB/chapter-2.xhtml']).toContain('<a href="#a1">Plus haut</a>');
  });

  itWith('epubcheck')('is a valid EPUB', async () => {
    const { id } = await fill(app, member);
    const order = await ask(member, `collections/${id}`, { format: 'epub', includeImages: false });
    await ended(member, order.id);
    const path = join(folder, 'livre.epub');
    await writeFile(path, (await fetchFile(member, `/api/exports/${order.id}/file`)).bytes);
    expect(await runProgram('epubcheck', path)).toMatch(/No errors or warnings detected|Aucune erreur/);
  });

  it('can be made of another member’s public collection, by its link', async () => {
    const { shareToken } = await fill(app, other, true);
    const order = await ask(member, `collections/shared/${shareToken}`, { format: 'epub' });
    expect(await ended(member, order.id)).toMatchObject({ state: 'ready', total: 3 });
    const package_ = unzipSync((await fetchFile(member, `/api/exports/${order.id}/file`)).bytes)[
      'EPUB/package.opf'
    ]!;
    expect(strFromU8(package_)).toContain(`${SITE}/collections/partagees/${shareToken}</dc:identifier>`);
  });

  it('is made once for the same texts, and again when one has changed', async () => {
    const admin = await signUpAdmin(app);
    const tutorialId = await createTutorial(app, { sourcePath: 'change.md' });
    const pathId = await createPath(app, admin, tutorialId, true);
    const fileOf = async () => {
      const { id } = await ask(member, `learning-paths/${pathId}`, { format: 'epub' });
      await ended(member, id);
      return (await app.nest.get(DataSource).manager.findOneByOrFail(BookOrder, { id })).file!;
    };
    const before = await fileOf();
    expect(await fileOf()).toBe(before);
    await app.nest
      .get(DataSource)
      .query(`UPDATE tutorials SET title = 'Autre titre' WHERE id = ${tutorialId}`);
    expect(await fileOf()).not.toBe(before);
    expect(await readdir(app.nest.get(Config).exportsDir)).toContain(before);
  });
});

describe('an order', () => {
  it('is refused for no tutorials and for more than a hundred', async () => {
    const { id } = await createCollection(app, member);
    const path = `collections/${id}`;
    const refusal = async () => ask(member, path, { format: 'pdf' }, 409);
    expect(await refusal()).toMatchObject({ message: 'Il n’y a aucun tutoriel à télécharger.' });
    const items = app.nest.get(CollectionItemsService);
    for (let count = 0; count <= 100; count += 1) {
      await items.add(member.user as User, id, await createTutorial(app));
    }
    const message = 'Un fichier contient 100 tutoriels au plus ; il y en aurait 101.';
    expect(await refusal()).toMatchObject({ message });
  });

  it('accepts PDF and EPUB only', async () => {
    const { id } = await fill(app, member);
    const refused = await ask(member, `collections/${id}`, { format: 'html' }, 400);
    expect(refused).toMatchObject({ errors: { format: 'Le format doit valoir pdf ou epub.' } });
  });

  it('is refused while three others are running, and has no file until it is ready', async () => {
    const { id } = await fill(app, member);
    const underWay = { state: 'working', claimedAt: new Date() } as const;
    const rows = [await insert(underWay), await insert(underWay), await insert(underWay)];
    const { body } = await member.agent
      .post(`/api/collections/${id}/exports`)
      .send({ format: 'epub' })
      .expect(429);
    expect(body).toMatchObject({
      message: 'Vous avez déjà 3 fichiers en préparation. Attendez que l’un d’eux soit prêt.',
    });
    const file = await member.agent.get(`/api/exports/${rows[0]}/file`).expect(409);
    expect(file.body).toMatchObject({ message: 'Ce fichier n’est pas prêt.' });
    await other.agent.get(`/api/exports/${rows[0]}`).expect(404);
    await other.agent.get(`/api/exports/${rows[0]}/file`).expect(404);
  });

  it('reports, also by a notification, that none of its tutorials is published any more', async () => {
    const id = await insert({ tutorialIds: [2_000_000] });
    await restart();
    expect(await ended(member, id)).toMatchObject({
      state: 'failed',
      problem: 'Aucun de ces tutoriels n’est plus publié.',
    });
    expect(await newest(member)).toMatchObject({
      type: 'file',
      variant: 'destructive',
      title: 'Fichier non préparé',
      message:
        '«\u00A0Livre\u00A0» (EPUB) n’a pas pu être préparé. Aucun de ces tutoriels n’est plus publié.',
      href: null,
    });
  });

  it('reports that its tutorials are too long for one file', async () => {
    const { id, tutorialIds } = await fill(app, member);
    const content = `<p>${'a'.repeat(2_000_000)}</p>`;
    await app.nest.get(DataSource).manager.update(Tutorial, tutorialIds, { content });
    const order = await ask(member, `collections/${id}`, { format: 'epub' });
    expect(await ended(member, order.id)).toMatchObject({
      state: 'failed',
      problem: 'Ces tutoriels sont trop longs pour un seul fichier. Demandez-en moins à la fois.',
    });
  });

  it('continues in another process when one dies, and fails after the third', async () => {
    const long = new Date(Date.now() - MINUTE_MS);
    const left = { state: 'working', claim: 'mort', claimedAt: long } as const;
    const [id, hopeless] = [await insert({ ...left, attempts: 1 }), await insert({ ...left, attempts: 3 })];
    const alive = await insert({ ...left, claimedAt: new Date(Date.now() + 600_000) });
    await restart();
    expect(await ended(member, id)).toMatchObject({ state: 'ready' });
    expect(await ended(member, hopeless)).toMatchObject({ state: 'failed' });
    expect((await member.agent.get(`/api/exports/${alive}`)).body).toMatchObject({ state: 'working' });
  });

  it('is deleted after a week, with its file', async () => {
    const { id } = await fill(app, member);
    const { id: old } = await ask(member, `collections/${id}`, { format: 'epub' });
    const { id: young } = await ask(member, `collections/${id}`, { format: 'epub', includeImages: false });
    await ended(member, old);
    await ended(member, young);
    const { manager } = app.nest.get(DataSource);
    const files = await manager.find(BookOrder, { order: { id: 'ASC' } });
    await manager.update(BookOrder, old, { createdAt: new Date(Date.now() - 8 * DAY_MS) });
    const { exportsDir } = app.nest.get(Config);
    for (const { file } of files) {
      const hoursAgo = new Date(Date.now() - 2 * HOUR_MS);
      await utimes(join(exportsDir, file!), hoursAgo, hoursAgo);
    }
    await restart();
    await member.agent.get(`/api/exports/${old}`).expect(404);
    const kept = await readdir(exportsDir);
    expect(kept).not.toContain(files[0]!.file);
    expect(kept).toContain(files[1]!.file);
    await fetchFile(member, `/api/exports/${young}/file`);
    await rm(join(exportsDir, files[1]!.file!));
    const { body } = await member.agent.get(`/api/exports/${young}/file`).expect(404);
    expect(body).toMatchObject({ message: 'Ce fichier n’est plus gardé. Demandez-le à nouveau.' });
  });
});

/** Inserts an order directly. */
async function insert(fields: Partial<BookOrder>): Promise<number> {
  const row: Omit<BookOrder, 'id'> = {
    userId: member.user.id,
    title: 'Livre',
    description: '',
    path: '/collections/1',
    tutorialIds: [await createTutorial(app)],
    format: 'epub',
    images: true,
    highQuality: false,
    state: 'waiting',
    done: 0,
    total: 1,
    attempts: 0,
    claim: null,
    claimedAt: null,
    file: null,
    problem: null,
    createdAt: new Date(),
    ...fields,
  };
  const { identifiers } = await app.nest.get(DataSource).manager.insert(BookOrder, row);
  return (identifiers[0] as { id: number }).id;
}

/** Starts and stops another process on the same database. */
async function restart(env: Record<string, string> = {}): Promise<void> {
  const { dataDir, database } = app.nest.get(Config);
  const base: Record<string, string> = database.kind === 'mysql' ? { DATABASE_URL: database.url } : {};
  const another = await startApp({ env: { DATA_DIR: dataDir, PUBLIC_URL: SITE, ...base, ...env } });
  const { manager } = another.nest.get(DataSource);
  await until(
    () => manager.countBy(BookOrder, { state: 'waiting' }),
    (count) => count === 0,
  );
  await another.stop();
}

it('an ordered PDF fails with the given words if there is no browser', async () => {
  const bare = await startApp({ env: { CHROMIUM_PATH: '/nulle/part', LOG_LEVEL: 'fatal' } });
  const reader = await signUp(bare);
  const admin = await signUpAdmin(bare);
  const id = await createPath(bare, admin, await createTutorial(bare), true);
  const order = await ask(reader, `learning-paths/${id}`, { format: 'pdf' });
  expect(await ended(reader, order.id)).toMatchObject({
    state: 'failed',
    problem: 'Impossible de générer le PDF. Veuillez réessayer.',
  });
  await bare.stop();
});

describeWithBrowser('in a browser', () => {
  it('an order of a collection gives one tagged PDF with bookmarks, page numbers and internal links', async () => {
    const { id } = await fill(app, member);
    const order = await ask(member, `collections/${id}`, { format: 'pdf' });
    expect(await ended(member, order.id)).toMatchObject({ state: 'ready' });
    const { bytes, headers } = await fetchFile(member, `/api/exports/${order.id}/file`);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toBe('attachment; filename=a-lire.pdf');
    const text = bytes.toString('latin1');
    for (const part of ['/StructTreeRoot', '/Lang (fr)', '/Outlines', '/Author', '/c3-a1', '/c1'])
      expect(text).toContain(part);
  });

  itWith('pdftotext')('contains the text of its tutorials, each starting on a new page', async () => {
    const { id } = await fill(app, member);
    const order = await ask(member, `collections/${id}`, { format: 'pdf' });
    await ended(member, order.id);
    const path = join(folder, 'livre.pdf');
    await writeFile(path, (await fetchFile(member, `/api/exports/${order.id}/file`)).bytes);
    const pages = (await runProgram('pdftotext', path, '-'))
      .split('\f')
      .map((page) => page.replace(/\s+/g, ' '));
    expect(pages[0]).toContain('À lire 3 tutoriels');
    expect(pages[1]).toMatch(/Sommaire 1 La côte 2 Le large & <le reste> 3 Le port/);
    expect(pages[4]).toMatch(/Le port.*Au port\..*Page 5 sur 5/);
  });
});
