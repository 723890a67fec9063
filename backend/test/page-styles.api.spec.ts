import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ site: true, seed: 'demo' });
});
afterAll(() => app.stop());

it('styles pages by one cached file, and by nothing inline', async () => {
  for (const page of ['/', '/catalogue', '/tutoriels/1', '/domaines', '/recherche', '/nulle-part']) {
    const { headers, text } = await app.http.get(page);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(text).not.toMatch(/<style|\sstyle=/);
    expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/style-[\w-]+\.css"/);
  }
});

it.each(['/', '/nulle-part', '/admin', '/admin/utilisateurs'])(
  '%s has no inline style or script except those with a hash in its policy',
  async (path) => {
    const policy = (await app.http.get(path)).headers['content-security-policy'] as string;
    expect(policy).toMatch(/script-src 'self'[^;]*; ?style-src 'self'/);
    expect(policy).not.toContain('unsafe');
  },
);

it('preloads only the fonts of the first screen', async () => {
  const { text } = await app.http.get('/catalogue').expect(200);
  const fonts = [...text.matchAll(/<link rel="preload" href="\/assets\/([a-z0-9-]+)-latin-/g)].map(
    ([, name]) => name,
  );
  expect(fonts.sort()).toEqual(['bricolage-grotesque', 'source-serif-4']);
});

it('renders a long tutorial into at most one and a half times the bytes of its text', async () => {
  const folder = join(import.meta.dirname, '../demo/tutorials');
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const source = files.map((file) => file.replace(/^---\n.*?\n---\n/s, '')).join('\n');
  const id = await createTutorial(app, { source });
  const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
  const { content } = body as { content: string };
  const { text } = await app.http.get(`/tutoriels/${id}`).expect(200);
  expect(text).toContain(content);
  expect(Buffer.byteLength(text) / Buffer.byteLength(content)).toBeLessThanOrEqual(1.5);
});
