import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { untilSearchable } from './searchable.js';
import { startApp, type TestApp } from './app.js';
import { newcomer, signUp } from './people.js';
import { until } from './until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('FETCH-11 refuses invalid parameters with 400 and a French message that names the field', () => {
  it.each([
    ['/api/tutorials?limit=0', 'limit'],
    ['/api/tutorials?limit=1001', 'limit'],
    ['/api/tutorials?limit=dix', 'limit'],
    ['/api/tutorials?limit=1e2', 'limit'],
    ['/api/tutorials?limit=1&limit=2', 'limit'],
    ['/api/tutorials?offset=-1', 'offset'],
    ['/api/tutorials?domainId=x', 'domainId'],
    ['/api/tutorials?difficulty=expert', 'difficulty'],
    ['/api/tutorials?sort=views', 'sort'],
    ['/api/tutorials?q=a&q=b', 'q'],
    [`/api/tutorials?q=${'a'.repeat(201)}`, 'q'],
    ['/api/tutorials/trending?limit=51', 'limit'],
    ['/api/tutorials/suggestions?excludeId=0', 'excludeId'],
    [`/api/tutorials/suggestions?tags=${Array.from({ length: 21 }, (_, i) => i).join(',')}`, 'tags'],
    ['/api/domains/design/tutorials?limit=x', 'limit'],
    ['/api/search?sortBy=likes', 'sortBy'],
    ['/api/search?sortOrder=up', 'sortOrder'],
    ['/api/search?limit=101', 'limit'],
    ['/api/search?minReadTime=-5', 'minReadTime'],
    ['/api/search?maxReadTime=long', 'maxReadTime'],
    ['/api/search?difficulty=facile', 'difficulty'],
  ])('%s', async (url, field) => {
    const { body } = await app.http.get(url).expect(400);
    expect(body).toMatchObject({
      statusCode: 400,
      errors: { [field]: expect.stringContaining(`« ${field} »`) },
    });
    expect((body as { message: string }).message).toContain(field);
  });
});

it('FETCH-11 states in French that access is denied, or something is missing or taken', async () => {
  const [{ agent, body: known }, stranger] = [await signUp(app), app.http];
  const answers = [
    await stranger.get('/api/auth/me'),
    await agent.get('/api/admin/reports'),
    await stranger.get('/api/tutorials/999999'),
    await stranger.post('/api/auth/register').send(newcomer({ username: known.username })),
  ];
  expect(answers.map(({ status, body }) => [status, body as unknown])).toEqual([
    [401, expect.objectContaining({ statusCode: 401, message: 'Vous devez être connecté.' })],
    [
      403,
      expect.objectContaining({
        statusCode: 403,
        code: 'admins_only',
        message: 'Vous n’avez pas le droit de faire cela.',
      }),
    ],
    [404, expect.objectContaining({ statusCode: 404, message: 'Tutoriel non trouvé.' })],
    [409, expect.objectContaining({ statusCode: 409, message: "Ce nom d'utilisateur est déjà pris." })],
  ]);
});

it('names every invalid field', async () => {
  const { body } = await app.http.get('/api/search?limit=0&sortBy=x').expect(400);
  expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(['limit', 'sortBy']);
});

it.each([
  ['GET', '/api/inconnu', 404, 'unknown_address', 'Cette adresse n’existe pas.'],
  ['POST', '/api/inconnu', 404, 'unknown_address', 'Cette adresse n’existe pas.'],
  ['DELETE', '/api', 404, 'unknown_address', 'Cette adresse n’existe pas.'],
  ['GET', '/api/domains/%E0%A4%A', 400, 'invalid_request', 'La requête n’est pas valable.'],
] as const)('%s %s answers %i in French', async (method, url, statusCode, code, message) => {
  const call = { GET: app.http.get(url), POST: app.http.post(url), DELETE: app.http.delete(url) }[method];
  const { body } = await call.expect(statusCode);
  expect(body).toEqual({ statusCode, code, message });
});

it.each([
  ['post', '/api/domains', 'GET, HEAD, OPTIONS'],
  ['delete', '/API/domains/1/', 'GET, HEAD, OPTIONS'],
  ['patch', '/api/tutorials/1', 'DELETE, GET, HEAD, OPTIONS, PUT'],
  ['get', '/api/auth/login', 'OPTIONS, POST'],
  ['put', '/api/openapi.json', 'GET, HEAD, OPTIONS'],
] as const)('answers %s %s with 405 and the methods that the URL accepts', async (method, url, allow) => {
  const { body, headers } = await app.http[method](url).expect(405);
  expect(headers['allow']).toBe(allow);
  expect(body).toEqual({
    statusCode: 405,
    code: 'method_not_allowed',
    message: 'Cette méthode n’est pas admise à cette adresse.',
  });
});

it('answers OPTIONS with the methods of a URL, and 404 for an unknown one', async () => {
  const known = await app.http.options('/api/admin/users/1').expect(204);
  expect(known.headers['allow']).toBe('DELETE, GET, HEAD, OPTIONS, PATCH');
  expect(known.text).toBe('');
  const unknown = await app.http.options('/api/inconnu').expect(404);
  expect(unknown.headers).not.toHaveProperty('allow');
});

it('answers HEAD like GET, without the body', async () => {
  const { headers, text } = await app.http.head('/api/domains').expect(200);
  expect(headers['x-total-count']).toBe('6');
  expect(text ?? '').toBe('');
});

it('refuses a body that is not JSON, and one that is too large', async () => {
  const post = (body: string) =>
    app.http.post('/api/newsletter/subscribe').set('content-type', 'application/json').send(body);
  expect((await post('{"email":').expect(400)).body).toEqual({
    statusCode: 400,
    code: 'invalid_request',
    message: 'Le contenu envoyé n’est pas du JSON valable.',
  });
  const large = JSON.stringify({ email: 'a'.repeat(64 * 1024) });
  expect((await post(large).expect(413)).body).toEqual({
    statusCode: 413,
    code: 'too_large',
    message: 'Le contenu envoyé est trop volumineux.',
  });
});

it.each([
  ['the translation of a tutorial', '/api/tutorials/1/translate', 413],
  ['a comment', '/api/tutorials/1/comments', 413],
  // Members may send texts of this length, but bodies of visitors are not read.
  ['a tutorial', '/api/tutorials', 401],
  ['a preview', '/api/tutorials/preview/', 401],
] as const)('a visitor’s body of a megabyte is refused unread for %s', async (_, path, status) => {
  const body = `{${Array.from({ length: 90_000 }, (_each, index) => `"k${index}":1`).join(',')}}`;
  const started = process.cpuUsage();
  await app.http.post(path).set('content-type', 'application/json').send(body).expect(status);
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(1);
});

it('thousands of unknown fields in a body cost no more than parsing them', async () => {
  const { agent } = await signUp(app, { isContributor: true });
  const fields = Object.fromEntries(Array.from({ length: 60_000 }, (_, index) => [`k${index}`, 1]));
  const preview = (body: object) => agent.post('/api/tutorials/preview').send(body);
  // The first one starts the threads that render.
  await preview({ source: 'Un texte.' }).expect(200);
  const started = process.cpuUsage();
  await preview({ source: 'Un texte.', ...fields }).expect(200);
  const { body } = await preview({ source: fields }).expect(400);
  expect(body).toMatchObject({ statusCode: 400, message: 'Le contenu envoyé a trop de champs.' });
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(3);
});

it('ignores unknown fields, and fields that would change every object', async () => {
  const post = app.http.post('/api/newsletter/subscribe').set('content-type', 'application/json');
  const text = '{"email":"ada@exemple.fr","id":7,"__proto__":{"isAdmin":true},"constructor":{"prototype":1}}';
  await post.send(text).expect(201, { email: 'ada@exemple.fr' });
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
});

it.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
])('refuses a body of type %s on every route', async (type) => {
  const post = app.http.post('/api/newsletter/subscribe').set('content-type', type);
  const { body } = await post.send('email=ada@exemple.fr').expect(415);
  expect(body).toEqual({
    statusCode: 415,
    code: 'unsupported_type',
    message: 'Ce type de contenu n’est pas accepté ; envoyez du JSON en UTF-8.',
  });
});

it.each([
  ['[]', 'Le contenu envoyé doit être un objet JSON.'],
  [`{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'Le contenu envoyé est trop imbriqué.'],
  ['{"email":"\\ud800@exemple.fr"}', 'Veuillez entrer une adresse e-mail valide.'],
])('refuses odd body %#', async (text, message) => {
  const post = app.http.post('/api/newsletter/subscribe').set('content-type', 'application/json');
  const { body } = await post.send(text).expect(400);
  expect(body).toMatchObject({ statusCode: 400, message });
});

it.each(['0', '-1', '1e0', '1.0', '01', '+1', '%201', '9'.repeat(400), '１'])(
  'reads no id from odd number %#',
  async (id) => {
    const { body } = await app.http.get(`/api/tutorials/${encodeURI(decodeURI(id))}`).expect(400);
    expect(body).toEqual({
      statusCode: 400,
      code: 'invalid_request',
      message: 'L’identifiant doit être un nombre entier supérieur à 0.',
    });
  },
);

it.each([
  [
    `GET /api/tutorials?q=${'x'.repeat(20_000)} HTTP/1.1`,
    431,
    'headers_too_large',
    'L’adresse ou les en-têtes de la requête sont trop longs.',
  ],
  ['bonjour', 400, 'invalid_request', 'La requête n’est pas valable.'],
])('answers malformed requests in French: case %#', async (line, statusCode, code, message) => {
  const socket = connect((app.nest.getHttpServer().address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toMatch(/^HTTP\/1.1 200 /);
  socket.end(`${line}\r\nHost: localhost\r\n\r\n`);
  const [head, body] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${statusCode} `));
  expect(JSON.parse(body!)).toEqual({ statusCode, code, message });
});

it('refuses bytes that are not UTF-8, instead of storing replacement characters', async () => {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  const body = Buffer.concat([Buffer.from('{"email":"a'), Buffer.from([0xff, 0xfe]), Buffer.from('@b.fr"}')]);
  const answer = await fetch(`http://127.0.0.1:${port}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: 'Le contenu envoyé doit être écrit en UTF-8.' });
});

it('answers 404 for an id larger than any in the database', async () => {
  for (const id of ['2147483648', '4294967297', '999999999999999']) {
    await app.http.get(`/api/tutorials/${id}`).expect(404);
  }
});

it('answers 404 for a domain with an absurdly large id', async () => {
  await app.http.get(`/api/domains/${'9'.repeat(400)}`).expect(404);
  await app.http.get(`/api/domains/${'9'.repeat(400)}/tutorials`).expect(404);
});

it('reveals no server software in any response', async () => {
  const { headers } = await app.http.get('/api/tutorials').expect(200);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('answers /api/health and /api/ready', async () => {
  await app.http.get('/api/health').expect(200, { status: 'ok' });
  await untilSearchable(app);
  await app.http.post('/api/auth/password/reset-request').send({ email: 'personne@exemple.fr' }).expect(200);
  const ready = async () => (await app.http.get('/api/ready').expect(200)).body;
  await until(async () => (await ready()).events.pending === 0);
  expect(await ready()).toEqual({
    status: 'ok',
    events: { pending: 0, deadLetters: 0, lagMs: 0, medianLagMs: expect.any(Number) },
    search: { upToDate: true, done: 0, total: 0 },
  });
});

(process.env['TEST_DATABASE_URL'] ? it : it.skip)(
  'answers 503 with Retry-After after too many deadlocks',
  async () => {
    const member = await signUp(app);
    const dataSource = app.nest.get(DataSource);
    const deadlock = "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock found'";
    await dataSource.query(`CREATE TRIGGER deadlocked BEFORE UPDATE ON users FOR EACH ROW ${deadlock}`);
    const { body, headers } = await member.agent
      .put('/api/auth/profile')
      .send({ displayName: 'Ada Lovelace' })
      .expect(503);
    await dataSource.query('DROP TRIGGER deadlocked');
    expect(headers['retry-after']).toBe('1');
    expect(body.message).toBe('Le service est momentanément indisponible. Réessayez dans un instant.');
  },
);
