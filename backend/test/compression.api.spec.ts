import { once } from 'node:events';
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { createMembers } from './people.js';

const open = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  for (const title of ['Lire', 'Écrire', 'Compter', 'Dessiner']) await createTutorial(app, { title });
});
afterAll(() => app.stop());

/** Does not decompress the response, unlike supertest. */
async function ask(path: string, headers: OutgoingHttpHeaders) {
  const { port } = app.nest.getHttpServer().address() as AddressInfo;
  const [answer] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage];
  return { headers: answer.headers, body: await buffer(answer) };
}

it.each(['br', 'gzip'] as const)('compresses lists as %s, with a Vary header', async (encoding) => {
  const plain = await ask('/api/tutorials', {});
  const { headers, body } = await ask('/api/tutorials', { 'accept-encoding': `${encoding}, deflate` });
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    vary: expect.stringMatching(/accept-encoding/i),
  });
  expect(body.length).toBeLessThan(plain.body.length / 2);
  expect(await open[encoding](body)).toEqual(plain.body);
});

it('prefers brotli if both are accepted, and still answers 304', async () => {
  const accepted = { 'accept-encoding': 'gzip, deflate, br' };
  const { headers } = await ask('/api/tutorials', accepted);
  expect(headers['content-encoding']).toBe('br');
  const again = await ask('/api/tutorials', { ...accepted, 'if-none-match': headers.etag });
  expect(again.body).toHaveLength(0);
});

it.each([
  ['what is short', '/api/settings', {}],
  ['for who takes none', '/api/tutorials', { 'accept-encoding': 'identity' }],
  ['what another site asks for', '/api/search', { 'sec-fetch-site': 'cross-site' }],
  ['parts of files', '/api/tutorials/1/download?format=html', {}],
])('leaves %s uncompressed', async (_, path, headers) => {
  const answer = await ask(path, { 'accept-encoding': 'br', ...headers });
  expect(answer.headers).not.toHaveProperty('content-encoding');
});

it('leaves responses with account data uncompressed', async () => {
  const [member] = await createMembers(app, 1);
  await app.nest.get(UsersService).update(member!.user.id, { bio: '€'.repeat(500) });
  const answer = await member!.agent.get('/api/auth/me').set('accept-encoding', 'br').expect(200);
  expect(Buffer.byteLength(answer.text)).toBeGreaterThan(1500);
  expect(answer.headers).not.toHaveProperty('content-encoding');
});
