import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { defaultSettings } from '../src/platform/settings/setting-definitions.js';
import { startApp, firstAdmin, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { emailsTo } from './emails.js';
import { signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const change = (settings: object) => admin.agent.patch('/api/admin/settings').send(settings).expect(200);
const page = async (path = '/catalogue') => (await app.http.get(path).expect(200)).text;

describe('cached pages', () => {
  afterEach(async () => {
    jest.restoreAllMocks();
    await change({ enableCache: true, cacheDuration: 60, clearOnUpdate: true });
  });

  it('ADMS-17 clearOnUpdate off keeps cached pages until they expire or «Vider le cache» clears them (ADMS-07)', async () => {
    await change({ clearOnUpdate: false });
    await page();
    await createTutorial(app, { title: 'Arrivé après' });
    expect(await page()).not.toContain('Arrivé après');
    await admin.agent.post('/api/admin/cache/clear').expect(200, { done: true });
    expect(await page()).toContain('Arrivé après');
  });

  it('cacheDuration limits the age of a cached page', async () => {
    await change({ clearOnUpdate: false, cacheDuration: 5 });
    await page();
    await createTutorial(app, { title: 'Vu plus tard' });
    const start = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(start + 4 * MINUTE_MS);
    expect(await page()).not.toContain('Vu plus tard');
    now.mockReturnValue(start + 6 * MINUTE_MS);
    expect(await page()).toContain('Vu plus tard');
  });

  it('enableCache off caches nothing', async () => {
    await change({ clearOnUpdate: false });
    await page();
    await change({ enableCache: false });
    await createTutorial(app, { title: 'Rien de gardé' });
    expect(await page()).toContain('Rien de gardé');
    await createTutorial(app, { title: 'Toujours rien' });
    expect(await page()).toContain('Toujours rien');
    await change({ enableCache: true });
    expect(await page()).toContain('Toujours rien');
  });

  it('clearOnUpdate on shows every change at once', async () => {
    await page();
    await createTutorial(app, { title: 'Aussitôt visible' });
    expect(await page()).toContain('Aussitôt visible');
  });
});

describe('ADMS-16 ADMS-17 maintenanceMode', () => {
  beforeAll(async () => {
    await page('/');
    await change({ maintenanceMode: true, siteName: 'Le <Gué>' });
  });
  afterAll(() => change({ maintenanceMode: false, siteName: 'Passerelle' }));

  it.each(['/', '/catalogue', '/tutoriels/1', '/nulle-part'])(
    'answers %s with the maintenance page',
    async (path) => {
      const { text, headers } = await app.http.get(path).expect(503);
      expect(headers).toMatchObject({ 'retry-after': '300', 'content-type': 'text/html; charset=utf-8' });
      expect(headers['content-security-policy']).toBeDefined();
      expect(text).toContain('<html lang="fr">');
      expect(text).toContain('Le &lt;Gué&gt; revient dans quelques minutes.');
    },
  );

  it.each(['/connexion', '/login', '/auth/login', '/admin/', '/admin/parametres'])(
    'leaves %s open',
    async (path) => {
      await app.http.get(path).expect(200);
    },
  );

  it('shows administrators the site, and lets them sign in and switch it off', async () => {
    const agent = request.agent(app.nest.getHttpServer());
    await agent.post('/api/auth/login').send(firstAdmin).expect(200);
    await agent.get('/catalogue').expect(200);
    await agent.patch('/api/admin/settings').send({ maintenanceMode: false }).expect(200);
    await app.http.get('/').expect(200);
  });
});

describe('settings that visitors see', () => {
  const { siteName, siteDescription, postsPerPage } = defaultSettings;
  afterEach(() => change({ siteName, siteDescription, postsPerPage }));

  it('siteName appears on every page, in its share data, and below emails', async () => {
    // Fills the cache, to see it dropped.
    expect(await page('/')).toContain('<title>Passerelle</title>');
    await change({ siteName: 'Le Gué & Cie' });
    const [home, catalogue, register] = await Promise.all([page('/'), page(), page('/register')]);
    expect(home).toContain('<title>Le Gué &amp; Cie</title>');
    expect(catalogue).toContain('<title>Catalogue de formations – Le Gué &amp; Cie</title>');
    expect(catalogue).toContain('<meta property="og:site_name" content="Le Gué &amp; Cie"/>');
    // In the header and the footer.
    expect(catalogue.match(/aria-label="Le Gué &amp; Cie, accueil"/g)).toHaveLength(2);
    expect(catalogue).not.toContain('Passerelle');
    expect(register).toContain('Bienvenue sur Le Gué &amp; Cie');
    const email = 'lettre@exemple.fr';
    await app.http.post('/api/newsletter/subscribe').send({ email }).expect(201);
    const [message] = await until(
      () => emailsTo(app, email),
      ({ length }) => length === 1,
    );
    expect(message).toMatch(/^— Le Gué & Cie\s*$/m);
    await change({ siteName });
    expect(await page('/')).toContain('<title>Passerelle</title>');
  });

  it('siteDescription describes the home page, and appears in the footer', async () => {
    const meta = (text: string) => `<meta name="description" content="${text}"/>`;
    expect(await page('/')).toContain(meta(siteDescription));
    await change({ siteDescription: 'Des savoirs, d’une rive à l’autre.' });
    const home = await page('/');
    expect(home).toContain(meta('Des savoirs, d’une rive à l’autre.'));
    expect(home).not.toContain(siteDescription);
    expect(/<footer[^]*<\/footer>/.exec(await page('/faq'))?.[0]).toContain(
      'Des savoirs, d’une rive à l’autre.',
    );
  });

  it('postsPerPage is the page size of the catalogue and of domains', async () => {
    for (let count = 0; count < 12; count += 1) await createTutorial(app);
    const cards = async (path: string) => (await page(path)).match(/<article/g)?.length ?? 0;
    const paths = ['/catalogue', '/tutoriels', '/domaines/programmation'];
    for (const path of paths) expect([path, await cards(path)]).toEqual([path, 10]);
    await change({ postsPerPage: 4 });
    for (const path of paths) {
      expect([path, await cards(path), await cards(`${path}?page=2`)]).toEqual([path, 4, 4]);
    }
  });
});
