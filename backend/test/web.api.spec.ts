import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sessionCookie } from '../src/members/auth/mount-sessions.js';
import { Config } from '../src/config.js';
import { ViewCounter } from '../src/content/tutorials/view-counter.js';
import { BusyException } from '../src/platform/common/busy.exception.js';
import { limitsOf } from '../src/platform/request-safety/limits.js';
import { RateLimits } from '../src/platform/request-safety/rate-limits.js';
import { PageRenderer } from '../src/site/web/page-renderer.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp } from './people.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let id: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  id = await createTutorial(app, { title: 'Servir une page', source: '## Un début\n\nDu texte.' });
});
afterAll(() => app.stop());

const get = (path: string, encoding = 'identity') => app.http.get(path).set('accept-encoding', encoding);

it('serves a complete page with title, description, canonical URL and text', async () => {
  const { text, headers } = await get(`/tutoriels/${id}`).expect(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('<title>Servir une page – Passerelle</title>');
  expect(text).toMatch(/<meta name="description" content="Description du tutoriel \d+\."\/>/);
  expect(text).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/tutoriels/${id}"/>`));
  expect(text).toContain('<h2 id="un-début"><a href="#un-début">Un début</a></h2>');
});

it('answers 304 to a client that has the page, with the same ETag until the content changes', async () => {
  const first = await get('/catalogue').expect(200);
  const etag = first.headers['etag'] as string;
  expect(etag).toMatch(/^"[\w-]{20,}"$/);
  await get('/catalogue').set('if-none-match', etag).expect(304);
  await createTutorial(app, { title: 'Tout frais' });
  const second = await get('/catalogue').set('if-none-match', etag).expect(200);
  expect(second.text).toContain('Tout frais');
  expect(second.headers['etag']).not.toBe(etag);
});

it('answers 304 to a list of ETags, a weak one and any, and sends the page to a client without one', async () => {
  const { etag } = (await get('/domaines').expect(200)).headers as { etag: string };
  for (const tags of [`"other", ${etag}`, `W/${etag}`, '*'])
    await get('/domaines').set('if-none-match', tags).expect(304);
  await get('/domaines').set('if-none-match', '"other"').expect(200);
  await get('/domaines').set('if-none-match', etag).set('cache-control', 'no-cache').expect(200);
});

it.each(['br', 'gzip'])('sends the page as %s to a client that accepts it', async (encoding) => {
  const plain = await get('/domaines').expect(200);
  const answer = await fetch(`${await app.nest.getUrl()}/domaines`, {
    headers: { 'accept-encoding': encoding },
  });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toBe(plain.text);
});

it.each([
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0', null],
  ['br;q=0.5', 'br'],
  ['br;q=0.1, gzip', 'gzip'],
  ['*', 'br'],
  ['*;q=0', null],
])('honours the Accept-Encoding header «%s»', async (accepted, encoding) => {
  for (const path of ['/domaines', '/api/domains']) {
    const { headers } = await fetch((await app.nest.getUrl()) + path, {
      headers: { 'accept-encoding': accepted },
    });
    expect([path, headers.get('content-encoding')]).toEqual([path, encoding]);
  }
});

it('counts readers of a cached page by the client address that the proxy reports', async () => {
  const path = `/tutoriels/${await createTutorial(app)}`;
  const from = (address: string) => get(path).set('x-forwarded-for', address).expect(200);
  app.nest.set('trust proxy', 1);
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.1']) await from(address);
  app.nest.set('trust proxy', 0);
  expect(app.nest.get(ViewCounter).counted(Number(path.split('/').at(-1)))).toBe(3);
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

it('DATA-14 counts a page once per reader, cached or not, but no prefetches', async () => {
  const path = `/tutoriels/${await createTutorial(app)}`;
  const read = async (browser: string, headers = {}) => {
    await get(path)
      .set({ 'user-agent': browser, ...headers })
      .expect(200);
    return app.nest.get(ViewCounter).counted(Number(path.split('/').at(-1)));
  };
  expect(await read('Firefox')).toBe(1);
  expect(await read('Firefox')).toBe(1);
  expect(await read('Chrome', { 'sec-purpose': 'prefetch;prerender' })).toBe(1);
  await app.http.head(path).set('user-agent', 'Chrome').expect(200);
  expect(await read('Chrome')).toBe(2);
  await get(`/api${path.replace('tutoriels', 'tutorials')}`)
    .set('user-agent', 'Chrome')
    .expect(200);
  expect(await read('Chrome')).toBe(2);
});

it('allows only the site’s own scripts in a page', async () => {
  const { headers, text } = await get('/').expect(200);
  const policy = headers['content-security-policy'] as string;
  const hashes = /script-src 'self'((?: 'sha256-[^']+')+);/.exec(policy)![1]!.trim().split(' ');
  expect(policy).toContain("object-src 'none'");
  const inline = [...text.matchAll(/<script(?![^>]*\b(?:src|type="application\/(?:ld\+)?json"))[^>]*>/g)];
  expect(inline).toHaveLength(hashes.length);
});

it('embeds the page’s data so that no text can close its script element', async () => {
  const nasty = await createTutorial(app, {
    title: '</script><script>alert(1)</script>',
    description: '<!-- <script>',
  });
  const { text } = await get(`/tutoriels/${nasty}`).expect(200);
  expect(text).not.toContain('<script>alert(1)');
  expect(text).not.toContain('<!-- <script>');
});

it('no page, cached or not, may request a camera, the location or a payment', async () => {
  for (let visit = 0; visit < 2; visit += 1) {
    const { headers } = await get('/faq').expect(200);
    expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*payment=\(\)/);
  }
});

it('serves hashed files as immutable and precompressed, and revalidates the page that names them', async () => {
  const { text, headers } = await get('/').expect(200);
  expect(headers['cache-control']).toBe('no-cache');
  const [, entry, others] = /data-entry="([^"]+)" data-modules="([^"]+)"/.exec(text)!;
  // The other scripts are imports of the entry, and the code of this page.
  expect(others).toMatch(/\/assets\/framework-.*\/assets\/HomePage-/);
  for (const path of [entry!, ...others!.split(' ')]) {
    const file = await get(path, 'br').expect(200);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-encoding']).toBe('br');
  }
});

describe('structured data', () => {
  /** Structured data of a page, by type. */
  async function dataOf(path: string): Promise<Record<string, Record<string, unknown>>> {
    const { text } = await get(path).expect(200);
    const blocks = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    expect(blocks).toHaveLength(1);
    const { '@context': context, '@graph': graph } = JSON.parse(blocks[0]![1]!);
    expect(context).toBe('https://schema.org');
    return Object.fromEntries((graph as { '@type': string }[]).map((item) => [item['@type'], item]));
  }

  it('describes a tutorial and its place, without unknown data', async () => {
    const plain = await createTutorial(app, {
      title: 'Finir </script> & <!-- bien',
      description: 'Une phrase.',
      tags: ['html'],
      difficulty: 'intermediate',
      date: new Date('2026-02-03T04:05:06.000Z'),
    });
    const { LearningResource, BreadcrumbList } = await dataOf(`/tutoriels/${plain}`);
    expect(LearningResource).toMatchObject({
      name: 'Finir </script> & <!-- bien',
      description: 'Une phrase.',
      inLanguage: 'fr',
      educationalLevel: 'Intermédiaire',
      keywords: ['html'],
      author: { '@type': 'Person', name: 'Ada Lovelace' },
      publisher: { '@type': 'Organization', name: 'Passerelle' },
      datePublished: '2026-02-03T04:05:06.000Z',
      image: expect.stringMatching(/^http.+\.png$/),
      url: expect.stringMatching(new RegExp(`^http.+/tutoriels/${plain}$`)),
    });
    expect(LearningResource).not.toHaveProperty('aggregateRating');
    expect(LearningResource).not.toHaveProperty('license');
    const steps = BreadcrumbList!['itemListElement'] as { position: number; name: string; item: string }[];
    expect(steps.map(({ position, name }) => `${position} ${name}`)).toEqual([
      '1 Accueil',
      '2 Programmation',
      '3 Finir </script> & <!-- bien',
    ]);
    for (const { item } of steps) await get(new URL(item).pathname).expect(200);
  });

  it('40.31 includes ratings and the licence where they exist', async () => {
    const rated = await createTutorial(app, { licence: 'CC BY 4.0', sourceUrl: 'https://exemple.fr/source' });
    const { agent } = await signUp(app);
    await agent.post(`/api/tutorials/${rated}/rating`).send({ score: 4 }).expect(201);
    const { LearningResource } = await dataOf(`/tutoriels/${rated}`);
    expect(LearningResource).toMatchObject({
      license: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/deed.fr' },
      isBasedOn: 'https://exemple.fr/source',
      aggregateRating: { ratingValue: 4, ratingCount: 1, bestRating: 5, worstRating: 1 },
    });
  });

  it('names the site’s search on the home page, and the search works', async () => {
    const { WebSite } = await dataOf('/');
    expect(WebSite).toMatchObject({ name: 'Passerelle', inLanguage: 'fr' });
    const { target } = WebSite!['potentialAction'] as { target: { urlTemplate: string } };
    await untilSearchable(app);
    const { pathname, search } = new URL(target.urlTemplate.replace('{search_term_string}', 'Servir'));
    expect((await get(pathname + search).expect(200)).text).toContain('Servir une page');
  });
});

describe('a page that cannot be rendered', () => {
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    [503, 'Beaucoup de pages', new BusyException('Beaucoup de pages sont demandées à la fois.', 7), '7'],
    [500, 'n’a pas pu être affichée', new Error('secret'), '10'],
  ])('is answered with %i and an uncached page that says so', async (status, said, error, seconds) => {
    jest.spyOn(app.nest.get(PageRenderer), 'render').mockRejectedValue(error);
    const { text, headers } = await get('/tutoriels/424242?q=<b>').expect(status);
    expect(text).toContain(said);
    expect(text).toContain('href="/tutoriels/424242?q=%3Cb%3E"');
    expect(text).not.toContain('secret');
    expect(headers).toMatchObject({ 'retry-after': seconds, 'cache-control': 'no-store' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    jest.restoreAllMocks();
    await get('/tutoriels/424242').expect(404);
  });
});

describe('a client beyond the rate limit', () => {
  let busy: TestApp;
  beforeAll(async () => {
    busy = await startApp({ site: true, env: { PASSERELLE_RATE_LIMITS: 'on' } });
    const [everything] = limitsOf('GET', '/api/health', 'visitors');
    const limits = busy.nest.get(RateLimits);
    for (let call = 0; call < everything!.requests; call++)
      await limits.countAttempt(everything!, 'visitors', '127.0.0.1');
  });
  afterAll(() => busy.stop());

  it('gets a page with the time to come back in a browser', async () => {
    const { headers, text } = await busy.http
      .get('/catalogue?q="><b>')
      .set('accept', 'text/html')
      .expect(429);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(text).toMatch(/<h1>Trop de demandes à la fois<\/h1>\n<p>Réessayez dans \d+ secondes?\.<\/p>/);
    expect(text).not.toContain('<b>');
  });

  it('gets JSON on any URL as a program', async () => {
    expect((await busy.http.get('/catalogue').expect(429)).body.message).toMatch(/requêtes/);
    const { body } = await busy.http.get('/api/domains').set('accept', 'text/html').expect(429);
    expect(body).toMatchObject({ statusCode: 429 });
  });
});

/** Response to a request with this first line. */
async function answerTo(line: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect((app.nest.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const [head = '', body = ''] = (await textOf(socket)).split('\r\n\r\n', 2);
  return { status: Number(head.split(' ')[1]), head, body };
}

it.each([
  ['GET //', 404],
  ['GET ///', 404],
  ['GET //[', 404],
  ['GET //x:99999/', 404],
  ['GET //ailleurs.exemple.fr/catalogue', 404],
  ['HEAD //[', 404],
  ['GET *', 400],
  ['POST *', 400],
  ['OPTIONS *', 204],
  ['GET http://ailleurs.exemple.fr/catalogue', 200],
  ['GET http://ailleurs.exemple.fr', 200],
  ['GET http://ailleurs.exemple.fr/api/health', 200],
])('%s is answered with %i', async (line, status) => {
  const answer = await answerTo(line);
  expect(answer.status).toBe(status);
  expect(answer.head + answer.body).not.toContain('http://ailleurs');
  if (line.startsWith('GET //')) expect(answer.body).toContain('<h1>Page introuvable</h1>');
  if (line === 'OPTIONS *') expect(answer.head).toMatch(/^allow: .*GET/im);
});

it('a forged session cookie gets the cached page, a real one does not', async () => {
  const name = sessionCookie(app.nest.get(Config));
  const { headers } = await get('/catalogue').expect(200);
  const kept = headers['etag'] as string;
  for (const forged of ['x', 's%3Ainvented.signature']) {
    const answer = await get('/catalogue').set('cookie', `${name}=${forged}`).set('if-none-match', kept);
    expect(answer.status).toBe(304);
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
  const { agent } = await signUp(app);
  const own = agent.get('/catalogue').expect(200).expect('cache-control', 'private, no-store');
  await own.expect('cache-status', 'Passerelle; fwd=miss');
});

it('a response to a member is not cached by anyone', async () => {
  const { agent } = await signUp(app);
  for (const path of ['/api/auth/me', '/api/tutorials', `/api/tutorials/${id}`, '/api/favorites']) {
    const { headers } = await agent.get(path).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['vary']).toMatch(/\bcookie\b/i);
  }
  const { headers } = await app.http.get('/api/tutorials').expect(200);
  expect(headers['cache-control']).toBeUndefined();
  expect(headers['vary']).toMatch(/\bcookie\b/i);
});
