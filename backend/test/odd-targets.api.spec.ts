import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startApp({ site: true });
  port = (app.nest.getHttpServer().address() as AddressInfo).port;
});
afterAll(() => app.stop());

/** Sends a target as it is; a client library would correct or refuse it. */
async function ask(target: string, method = 'GET', headers: string[] = []) {
  const socket = connect(port, '127.0.0.1');
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer };
}

const backslashes = [
  '/\\',
  '/\\\\',
  '/\\?x=1',
  '/\\/',
  '/\\exemple.fr',
  '/\\@',
  '/a\\b',
  '/tutoriels\\1',
  '/./\\',
  '/\\..\\',
];
const others = [
  '//',
  '///',
  '//exemple.fr',
  '//?x',
  '/.//x',
  '/..',
  '/%',
  '/%00',
  '/%5C',
  '/%zz',
  '/%E0%A4',
  '/[',
  '/{}',
  '/|',
  '/^',
  '/"',
  '/<a>',
  '/\u00E9',
  '/\u00FF',
  '/?x=\\',
  '/?%',
  '/#',
  '/:80',
  '/*',
  '/;',
  '/catalogue?q=%',
  '/tutoriels/%',
  '/tutoriels/1%2F2',
  '/flux/%',
  '/sitemap/%',
  '/robots.txt/\\',
];
const folders = ['api', 'admin', 'media', 'assets', 'flux', 'tutoriels', 'domaines/x', 'ws'].flatMap(
  (folder) => [`/${folder}/\\`, `/${folder}\\`, `/${folder}//\\`, `/${folder}/%5C..%5C`],
);
const notPaths = [
  '\\',
  'a',
  '?x',
  'http:',
  'http://',
  'http:\\\\x',
  'http://x\\y',
  'https://',
  'HTTP://x/\\',
  'ftp://x/',
  '*',
  ':',
  '%',
];

describe.each(['GET', 'HEAD'])('%s', (method) => {
  it.each([...backslashes, ...others, ...folders, ...notPaths])(
    '40.41 answers %s without a server error',
    async (target) => {
      const { status } = await ask(target, method);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    },
  );
});

it.each(backslashes)('40.41 answers %s with 404', async (target) => {
  const { status, answer } = await ask(target, 'GET', ['Accept: text/html']);
  expect(status).toBe(404);
  expect(answer).toContain('Page introuvable');
});

it.each(['/\\', '/api/\\'])('40.41 refuses to write to %s', async (target) => {
  const { status } = await ask(target, 'POST', ['Content-Length: 0']);
  expect([400, 404, 405]).toContain(status);
});
