import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ site: true, seed: 'demo' });
});
afterAll(() => app.stop());

it('styles pages from one file that the browser keeps, and by nothing written into them', async () => {
  for (const page of ['/', '/catalogue', '/tutoriels/1', '/domaines', '/recherche', '/nulle-part']) {
    const { headers, text } = await app.http.get(page);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(text).not.toMatch(/<style|\sstyle=/);
    expect(text).toMatch(/<link rel="stylesheet" href="\/assets\/style-[\w-]+\.css"/);
  }
});

it('asks ahead for the fonts of the first screen, and for no others', async () => {
  const { text } = await app.http.get('/catalogue').expect(200);
  const fonts = [...text.matchAll(/<link rel="preload" href="\/assets\/([a-z0-9-]+)-latin-/g)].map(
    ([, name]) => name,
  );
  expect(fonts.sort()).toEqual(['bricolage-grotesque', 'source-serif-4']);
});
