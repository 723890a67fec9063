import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial } from './factories.js';
import { signUp } from './people.js';
import { until } from './until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ site: true, seed: 'demo' });
});
afterAll(() => app.stop());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('43.1 a page has one cached style sheet and its own rules, whose hash is in its policy, and no style attribute', async () => {
  for (const page of ['/', '/catalogue', '/tutoriels/1', '/apprentissage', '/recherche', '/nulle-part']) {
    const { headers, text } = await app.http.get(page);
    const rules = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css!);
    expect(rules).toHaveLength(1);
    expect(headers['content-security-policy']).toContain(`${hashOf('')} ${hashOf(rules[0]!)};`);
    expect(text).not.toMatch(/<[^>]+\sstyle=/);
    expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/style-[\w-]+\.css"/);
  }
});

it('43.1 a page that is made anew has the hash of its new rules', async () => {
  const id = await createTutorial(app, { source: 'Un texte.' });
  const path = `/tutoriels/${id}`;
  const first = await app.http.get(path).expect(200);
  const author = await signUp(app);
  await createComment(app, author, id);
  const styleOf = ({ text }: { text: string }) => /<style[^>]*>(.*?)<\/style>/s.exec(text)![1]!;
  const made = await until(
    () => app.http.get(path),
    (answer) => styleOf(answer) !== styleOf(first),
  );
  expect(made.headers['content-security-policy']).toContain(`${hashOf('')} ${hashOf(styleOf(made))};`);
  expect(made.headers['content-security-policy']).not.toContain(hashOf(styleOf(first)));
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

it('renders a long tutorial into at most 1.6 times the bytes of its text, its styles apart', async () => {
  const folder = join(import.meta.dirname, '../demo/tutorials');
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const source = files.map((file) => file.replace(/^---\n.*?\n---\n/s, '')).join('\n');
  const id = await createTutorial(app, { source });
  const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
  const { content } = body as { content: string };
  const { text } = await app.http.get(`/tutoriels/${id}`).expect(200);
  expect(text).toContain(content);
  const bytes = Buffer.byteLength(text.replace(/<style.*?<\/style>/s, ''));
  expect(bytes / Buffer.byteLength(content)).toBeLessThanOrEqual(1.6);
  // Compressed, they are a tenth of it.
  expect(Buffer.byteLength(text) - bytes).toBeLessThanOrEqual(50_000);
});
