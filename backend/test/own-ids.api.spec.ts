import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';

let app: TestApp;
beforeAll(async () => (app = await startApp({ site: true })));
afterAll(() => app.stop());

const idsIn = (html: string): string[] => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!);
const textOfHeadings = (titles: string[]) => titles.map((title) => `## ${title}\n\nDu texte.`).join('\n\n');

it('MD-09 no heading of a text uses an id of its page', async () => {
  const plain = await createTutorial(app, { source: 'Sans intertitre.' });
  const { text } = await app.http.get(`/tutoriels/${plain}`).expect(200);
  // React makes ids such as `P0-1`; those of headings are in lower case.
  const own = idsIn(text);
  expect(own.filter((id) => !/^_|[A-Z]/.test(id))).toEqual([]);
  const titles = own.map((id) => id.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim());
  const id = await createTutorial(app, { source: textOfHeadings(titles) });
  const { text: page } = await app.http.get(`/tutoriels/${id}`).expect(200);
  const ids = idsIn(page);
  expect(ids.filter((one, index) => ids.indexOf(one) !== index)).toEqual([]);
  expect(page).toContain('<h2 id="page-state">');
  expect(page).toContain('<h2 id="contenu">');
});

it('MD-09 no heading of a text uses an id of its HTML file', async () => {
  const titles = ['Sommaire', 'Contenu', 'Site', 'Nav'];
  const id = await createTutorial(app, { source: textOfHeadings(titles) });
  const { text } = await app.http.get(`/api/tutorials/${id}/download`).query({ format: 'html' }).expect(200);
  const ids = idsIn(text);
  expect(ids).toEqual(expect.arrayContaining(['_sommaire', 'sommaire', 'contenu', 'site', 'nav']));
  expect(new Set(ids).size).toBe(ids.length);
});
