import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { User } from '../src/members/users/user.entity.js';
import { startApp, type TestApp } from './app.js';
import { createPath, createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { queriesOf } from './queries.js';
import { childrenNamed, parseXml, textOf } from './xml.js';

const SITE = 'http://passerelle.exemple';

/** A public page with everything shown. */
const shown = {
  isShown: true,
  showsBio: true,
  showsExpertise: true,
  showsLinks: true,
  showsCollections: true,
  showsJoined: true,
};

let app: TestApp;
let admin: Person;
let first: number;
beforeAll(async () => {
  app = await startApp({ site: true, env: { PUBLIC_URL: SITE } });
  admin = await signUpAdmin(app);
  first = await createTutorial(app, { domain: 'langues' });
});
afterAll(() => app.stop());

/** URLs of a part of the sitemap, with their last change. */
async function entries(path: string): Promise<Map<string, string | undefined>> {
  const { text, headers } = await app.http.get(path).expect(200);
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  const elements = parseXml(text).children;
  return new Map(elements.map((element) => [textOf(element, 'loc')!, textOf(element, 'lastmod')]));
}

describe('the sitemap', () => {
  it('is an index of existing parts', async () => {
    const parts = [...(await entries('/sitemap.xml')).keys()];
    expect(parts).toEqual([`${SITE}/sitemap-pages.xml`, `${SITE}/sitemap-tutoriels-0.xml`]);
    for (const part of parts) expect((await entries(part.slice(SITE.length))).size).toBeGreaterThan(0);
  });

  it('contains only public pages that may be indexed, by their canonical URLs', async () => {
    await createPath(app, admin, first, true);
    const pages = await entries('/sitemap-pages.xml');
    const tutorials = await entries('/sitemap-tutoriels-0.xml');
    expect(pages.size).toBeGreaterThan(20);
    for (const address of [...pages.keys(), ...tutorials.keys()]) {
      const { text } = await app.http.get(new URL(address).pathname).expect(200);
      expect(text).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  });

  it('dates a tutorial, its domain and its part by the last change', async () => {
    const { updatedAt } = await app.nest.get(DataSource).manager.findOneByOrFail(Tutorial, { id: first });
    const changed = updatedAt.toISOString();
    expect((await entries('/sitemap-tutoriels-0.xml')).get(`${SITE}/tutoriels/${first}`)).toBe(changed);
    expect((await entries('/sitemap.xml')).get(`${SITE}/sitemap-tutoriels-0.xml`)).toBe(changed);
    const pages = await entries('/sitemap-pages.xml');
    expect(pages.get(`${SITE}/domaines/langues`)).toBe(changed);
    expect(pages.get(`${SITE}/domaines/marketing`)).toBeUndefined();
  });

  it('updates a part from a changed tutorial alone, and reads the part again after an unpublication', async () => {
    const lastmod = async () => (await entries('/sitemap.xml')).get(`${SITE}/sitemap-tutoriels-0.xml`);
    const before = await lastmod();
    const tutorial = await createTutorial(app);
    let after: string | undefined;
    const asked = await queriesOf(app, async () => void (after = await lastmod()));
    expect(asked.filter((sql) => sql.includes('MAX(') && sql.includes('updatedAt'))).toEqual([]);
    const manager = app.nest.get(DataSource).manager;
    const { updatedAt } = await manager.findOneByOrFail(Tutorial, { id: tutorial });
    expect(after).toBe(updatedAt.toISOString());
    await admin.agent.patch(`/api/admin/tutorials/${tutorial}`).send({ isPublished: false }).expect(200);
    expect(await lastmod()).toBe(before);
    await admin.agent.delete(`/api/tutorials/${tutorial}`).expect(200);
  });

  it('leaves out unpublished tutorials at once', async () => {
    const tutorial = await createTutorial(app);
    const path = await createPath(app, admin, tutorial, false);
    const address = `${SITE}/tutoriels/${tutorial}`;
    expect(await entries('/sitemap-tutoriels-0.xml')).toHaveProperty('size', 2);
    await admin.agent.patch(`/api/admin/tutorials/${tutorial}`).send({ isPublished: false }).expect(200);
    expect([...(await entries('/sitemap-tutoriels-0.xml')).keys()]).not.toContain(address);
    expect([...(await entries('/sitemap-pages.xml')).keys()]).not.toContain(`${SITE}/parcours/${path}`);
  });

  it('assigns tutorials to parts by id, without empty parts', async () => {
    const { manager } = app.nest.get(DataSource);
    const columns = manager.connection.getMetadata(Tutorial).columns.map(({ propertyName }) => propertyName);
    const select = Object.fromEntries(columns.map((column) => [column, true]));
    const row = await manager.findOneOrFail(Tutorial, { where: { id: first }, select });
    await manager.insert(Tutorial, { ...row, id: 30_005, sourcePath: 'loin.md' });
    const saved = { tutorialId: 30_005 };
    await manager.transaction((inner) => app.nest.get(DomainEvents).publish(inner, 'tutorial.saved', saved));
    expect([...(await entries('/sitemap.xml')).keys()]).toEqual(
      ['pages', 'tutoriels-0', 'tutoriels-3'].map((name) => `${SITE}/sitemap-${name}.xml`),
    );
    expect([...(await entries('/sitemap-tutoriels-3.xml')).keys()]).toContain(`${SITE}/tutoriels/30005`);
    await app.http.get('/sitemap-tutoriels-1.xml').expect(404);
  });

  it('contains the pages of authors as long as they have publications, and of nobody else', async () => {
    const author = await signUp(app, { isContributor: true });
    const reader = await signUp(app, { isContributor: true });
    await reader.agent.put('/api/profile/page').send(shown).expect(200);
    const index = async () => [...(await entries('/sitemap.xml')).keys()];
    expect(await index()).not.toContain(`${SITE}/sitemap-auteurs-0.xml`);
    await app.http.get('/sitemap-auteurs-0.xml').expect(404);
    const id = await publishTutorial(app, author);
    expect(await index()).toContain(`${SITE}/sitemap-auteurs-0.xml`);
    const other = await publishTutorial(app, author);
    const setPublished = async (tutorial: number, isPublished: boolean) =>
      author.agent.put(`/api/tutorials/${tutorial}/publication`).send({ isPublished }).expect(200);
    await setPublished(id, false);
    expect(await index()).toContain(`${SITE}/sitemap-auteurs-0.xml`);
    const address = `${SITE}/auteurs/${author.user.id}`;
    expect([...(await entries('/sitemap-auteurs-0.xml')).keys()]).toEqual([address]);
    const { text } = await app.http.get(`/auteurs/${author.user.id}`).expect(200);
    expect(text).toContain(`<link rel="canonical" href="${address}"/>`);
    await setPublished(other, false);
    expect(await index()).not.toContain(`${SITE}/sitemap-auteurs-0.xml`);
    await app.http.get('/sitemap-auteurs-0.xml').expect(404);
    await setPublished(id, true);
    expect(await index()).toContain(`${SITE}/sitemap-auteurs-0.xml`);
    await setPublished(id, false);
  });

  it('assigns authors to parts by id', async () => {
    const { manager } = app.nest.get(DataSource);
    const author = await signUp(app, { isContributor: true });
    const columns = manager.connection.getMetadata(User).columns.map(({ propertyName }) => propertyName);
    const select = Object.fromEntries(columns.map((column) => [column, true]));
    const row = await manager.findOneOrFail(User, { where: { id: author.user.id }, select });
    const far = { id: 20_007, username: 'loin', usernameKey: 'loin', email: 'loin@exemple.fr' };
    await manager.insert(User, { ...row, ...far });
    await publishTutorial(app, { ...author, user: { ...author.user, ...far } });
    expect([...(await entries('/sitemap.xml')).keys()]).toContain(`${SITE}/sitemap-auteurs-2.xml`);
    expect([...(await entries('/sitemap-auteurs-2.xml')).keys()]).toEqual([`${SITE}/auteurs/20007`]);
  });

  it.each(['x', '-1', '01', '1e3', '99999999999999999999', '%00'])(
    'answers 404 for the part « %s »',
    async (part) => {
      const { body } = await app.http.get(`/sitemap-tutoriels-${part}.xml`).expect(404);
      expect(body.message).toMatch(/n’existe pas/);
    },
  );
});

describe('/robots.txt', () => {
  const rules = async () => (await app.http.get('/robots.txt').expect(200)).text;

  it('names the sitemap and disallows private pages', async () => {
    const text = await rules();
    expect(text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
    for (const path of [
      '/admin',
      '/api/',
      '/profil',
      '/favoris',
      '/contributions',
      '/ecrire',
      '/notifications',
    ])
      expect(text).toContain(`\nDisallow: ${path}\n`);
  });

  it('disallows no page of the sitemap', async () => {
    const forbidden = [...(await rules()).matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!);
    for (const address of (await entries('/sitemap-pages.xml')).keys()) {
      const { pathname } = new URL(address);
      expect(forbidden.filter((path) => pathname.startsWith(path))).toEqual([]);
    }
  });

  it('is served in maintenance mode, unlike the sitemap', async () => {
    const settings = app.nest.get(SettingsService);
    await settings.change({ maintenanceMode: true });
    expect(await rules()).toContain('Sitemap: ');
    const { headers } = await app.http.get('/sitemap.xml').expect(503);
    expect(headers['retry-after']).toBe('300');
    await app.http.get('/flux/atom.xml').expect(503);
    await settings.change({ maintenanceMode: false });
    await app.http.get('/sitemap.xml').expect(200);
  });
});

it('the sitemap is cached like pages: compressed, with an ETag that changes with the content', async () => {
  const first = await fetch(`${await app.nest.getUrl()}/sitemap.xml`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(first.headers.get('content-encoding')).toBe('br');
  const tag = first.headers.get('etag')!;
  await app.http.get('/sitemap.xml').set('if-none-match', tag).expect(304);
  await createTutorial(app);
  await app.http.get('/sitemap.xml').set('if-none-match', tag).expect(200);
  expect(childrenNamed(parseXml(await first.text()), 'sitemap').length).toBeGreaterThan(1);
});
