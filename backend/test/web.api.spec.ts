import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ViewCounter } from '../src/tutorials/view-counter.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  id = await createTutorial(app, { title: 'Servir une page', source: '## Un début\n\nDu texte.' });
});
afterAll(() => app.stop());

const get = (path: string, encoding = 'identity') => app.http.get(path).set('accept-encoding', encoding);

it('serves a complete page: title, description, canonical address, text', async () => {
  const { text, headers } = await get(`/tutoriels/${id}`).expect(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<title>Servir une page – Passerelle</title>');
  expect(text).toMatch(/<meta name="description" content="Description du tutoriel \d+\."\/>/);
  expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/tutoriels/${id}"/>`));
  expect(text).toContain('<h2 id="un-début">Un début</h2>');
});

it('answers 304 to whoever has the page, and the same tag until the content changes', async () => {
  const first = await get('/catalogue').expect(200);
  const etag = first.headers['etag'] as string;
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  await get('/catalogue').set('if-none-match', etag).expect(304);
  await createTutorial(app, { title: 'Tout frais' });
  const second = await get('/catalogue').set('if-none-match', etag).expect(200);
  expect(second.text).toContain('Tout frais');
  expect(second.headers['etag']).not.toBe(etag);
});

it.each(['br', 'gzip'])('sends the page as %s to whoever takes it so', async (encoding) => {
  const plain = await get('/domaines').expect(200);
  const answer = await fetch(`${await app.nest.getUrl()}/domaines`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe(plain.text);
});

it.each([
  ['/nulle-part', 404],
  ['/tutoriels/999999', 404],
  ['/tutoriels/abc', 404],
  ['/tutoriels/0', 404],
  ['/domaines/inconnu', 404],
  ['/admin-pas', 404],
  ['/', 200],
  ['/recherche?limit=abc&sortBy=x&page=-1', 200],
  ['/catalogue?page=99999', 200],
  ['/catalogue?q=%', 200],
])('%s answers %i with a page', async (path, status) => {
  const { headers } = await get(path).expect(status);
  expect(headers['content-type']).toContain('text/html');
});

it('DATA-14 counts a page read, from the cache or not, as one view', async () => {
  const read = await createTutorial(app, {});
  await get(`/tutoriels/${read}`).expect(200);
  await get(`/tutoriels/${read}`).expect(200);
  await app.http.head(`/tutoriels/${read}`).expect(200);
  expect(app.nest.get(ViewCounter).pending(read)).toBe(2);
});

it('lets nothing in the page run but the site’s own scripts', async () => {
  const { headers, text } = await get('/').expect(200);
  const policy = headers['content-security-policy'] as string;
  const hashes = /script-src 'self'((?: 'sha256-[^']+')+);/.exec(policy)![1]!.trim().split(' ');
  expect(policy).toContain("object-src 'none'");
  const inline = [...text.matchAll(/<script(?![^>]*\b(?:src|type="application\/json"))[^>]*>/g)];
  expect(inline).toHaveLength(hashes.length);
});

it('writes the page’s data so that no text can end its script', async () => {
  const nasty = await createTutorial(app, {
    title: '</script><script>alert(1)</script>',
    description: '<!-- <script>',
  });
  const { text } = await get(`/tutoriels/${nasty}`).expect(200);
  expect(text).not.toContain('<script>alert(1)');
  expect(text).not.toContain('<!-- <script>');
});

it('serves hashed files for ever, compressed ahead, and the page that names them afresh', async () => {
  const { text, headers } = await get('/').expect(200);
  expect(headers['cache-control']).toBe('no-cache');
  const script = /<script type="module" src="([^"]+)"/.exec(text)?.[1];
  const file = await get(script!, 'br').expect(200);
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(file.headers['content-encoding']).toBe('br');
});
