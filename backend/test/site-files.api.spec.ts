import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { signUpAdmin, type Person } from './people.js';
import { childrenNamed, parseXml, textOf } from './xml.js';

const SITE = 'http://passerelle.exemple';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true, env: { PUBLIC_URL: SITE } });
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const rename = (siteName: string) => admin.agent.patch('/api/admin/settings').send({ siteName }).expect(200);

it('every page links to the manifest with the site’s name and icon', async () => {
  const page = await app.http.get('/').expect(200);
  expect(page.text).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  await rename('Le Gué & Cie');
  const { text, headers } = await app.http.get('/manifest.webmanifest').buffer(true).expect(200);
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
  const manifest = JSON.parse(text) as { name: string; start_url: string; icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Le Gué & Cie', lang: 'fr', start_url: '/' });
  await app.http.get(manifest.icons[0]!.src).expect(200);
  const icon = await app.http.get('/favicon.ico').expect(302);
  await app.http.get(icon.headers['location']!).expect(200);
});

it('browsers get a description of the site’s search', async () => {
  await rename('Le Gué & Cie, ateliers du lac');
  const page = await app.http.get('/').expect(200);
  expect(page.text).toContain('title="Le Gué &amp; Cie, ateliers du lac" href="/opensearch.xml"');
  const { text, headers } = await app.http.get('/opensearch.xml').buffer(true).expect(200);
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  const description = parseXml(text);
  expect(textOf(description, 'ShortName')).toBe('Le Gué & Cie, at');
  const [url] = childrenNamed(description, 'Url');
  const address = url!.attributes['template']!.replace('{searchTerms}', 'a%20b');
  expect(address).toBe(`${SITE}/recherche?q=a%20b`);
  await app.http.get(address.slice(SITE.length)).expect(200);
});
