import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import type { ImportOptions } from '../src/content/import/import-run.js';
import { ImportService } from '../src/content/import/import.service.js';
import { MediaService } from '../src/content/media/media.service.js';
import { startApp, type TestApp } from './app.js';
import { gif } from './images.js';

let app: TestApp;
let other: Server;
let site: string;
let folder: string;
/** Requested paths. */
let asked: string[];

const answers: Record<string, { status?: number; location?: string; body?: Buffer | string }> = {
  '/anime.gif': { body: gif(20, 20) },
  '/ailleurs': { status: 302, location: '/pont' },
  '/en-rond': { status: 302, location: '/en-rond' },
  '/page': { body: '<html>pas une image</html>' },
  '/lourde': { body: Buffer.alloc(10 * 1024 * 1024 + 1) },
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c6a64' } })
    .png()
    .toBuffer();

beforeAll(async () => {
  app = await startApp();
  answers['/pont'] = { body: await picture(40, 30) };
  answers['/pont?large'] = { body: await picture(80, 60) };
  other = createServer(({ url }, response) => {
    asked.push(url!);
    const { status = 200, location, body = '' } = answers[url!] ?? { status: 404 };
    response.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
  other.close();
  await app.stop();
});
beforeEach(async () => {
  asked = [];
  folder = await mkdtemp(join(tmpdir(), 'passerelle-remote-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await app.nest.get(DataSource).query('DELETE FROM tutorials');
});

const write = (body: string, more = '') =>
  writeFile(join(folder, 'a.md'), `---\ntitle: Les ponts\ndomain: programmation\n${more}---\n\n${body}\n`);
const run = (remoteImages: ImportOptions['remoteImages']) =>
  app.nest.get(ImportService).importFolder(folder, { remoteImages });
async function read(): Promise<{ content: string; image: string | null; authorAvatar: string | null }> {
  const { body } = await app.http.get('/api/tutorials');
  return (await app.http.get(`/api/tutorials/${body.tutorials[0].id}`)).body;
}
const sources = (html: string) => [...html.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src);

it('copies each remote image once, so that readers make no requests there', async () => {
  await write(
    `![Un pont](${site}/pont)\n\n![Plus grand](${site}/pont?large)\n\n<img src="${site}/pont?large&amp;a=1" alt="Disparu">\n\n` +
      `[![Lié](${site}/ailleurs)](https://exemple.fr/)\n\n![Animé][anime]\n\n[anime]: ${site}/anime.gif\n`,
    `image: ${site}/pont\nauthor: { name: Ada, avatar: ${site}/pont }\n`,
  );
  const { warnings } = await run('intranet');
  expect(warnings.map(({ message }) => message)).toEqual([
    `image d’un autre site non copiée (l’autre site répond 404) : ${site}/pont?large&a=1`,
  ]);
  const { content, image, authorAvatar } = await read();
  const shown = sources(content);
  expect(shown).toHaveLength(4);
  for (const src of [...shown, image, authorAvatar]) {
    expect(src).toMatch(/^\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.(?:webp|gif)$/);
    expect(await app.nest.get(MediaService).has(src!)).toBe(true);
  }
  expect(shown[0]).toBe(shown[2]);
  expect(shown[1]).not.toBe(shown[0]);
  expect(shown[3]).toMatch(/\.gif$/);
  expect(content).toContain('width="80" height="60"');
  expect(content).not.toContain(`<img src="${site}`);
  expect(asked.filter((path) => path === '/pont')).toHaveLength(2);
});

it('requests no copied image again, but missing ones', async () => {
  await write(`![Un pont](${site}/pont)\n\n![Perdu](${site}/perdu)`);
  await run('intranet');
  asked = [];
  expect(await run('intranet')).toMatchObject({ unchanged: 1 });
  expect(asked).toEqual(['/perdu']);
  answers['/perdu'] = { body: await picture(7, 7) };
  expect(await run('intranet')).toMatchObject({ updated: 1, warnings: [] });
  delete answers['/perdu'];
  // Copied images stay with any option.
  expect(await run('leave')).toMatchObject({ unchanged: 1 });
  expect(sources((await read()).content)).toEqual([
    expect.stringMatching(/^\/media\//),
    expect.stringMatching(/^\/media\//),
  ]);
});

it('links to an image that it cannot copy instead of showing it, with a reason', async () => {
  const paths = ['/page', '/lourde', '/en-rond', '/perdu'];
  await write(paths.map((path) => `![Image ${path}](${site}${path})`).join('\n\n'));
  const { warnings } = await run('intranet');
  expect(warnings.map(({ message }) => message).sort()).toEqual(
    [
      `(format d’image non accepté (PNG, JPEG, GIF, WebP ou AVIF)) : ${site}/page`,
      `(image de plus de 10 Mo) : ${site}/lourde`,
      `(trop de redirections) : ${site}/en-rond`,
      `(l’autre site répond 404) : ${site}/perdu`,
    ]
      .map((message) => `image d’un autre site non copiée ${message}`)
      .sort(),
  );
  const { content } = await read();
  expect(content).not.toContain('<img');
  for (const path of paths) expect(content).toContain(`<a href="${site}${path}"`);
});

it('makes no requests to private networks unless allowed, under any name', async () => {
  const port = new URL(site).port;
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1', '0.0.0.0'];
  await write(hosts.map((host) => `![Un pont](http://${host}:${port}/pont)`).join('\n\n'));
  const { warnings } = await run('copy');
  expect(warnings).toHaveLength(hosts.length);
  for (const { message } of warnings) expect(message).toContain('(adresse d’un réseau privé)');
  expect(asked).toEqual([]);
});

it('leaves remote images where they are on request', async () => {
  await write(`![Un pont](https://exemple.fr/pont.png)`);
  expect(await run('leave')).toMatchObject({ created: 1, warnings: [] });
  expect((await read()).content).toContain('<img src="https://exemple.fr/pont.png"');
});
