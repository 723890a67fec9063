import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import { loadDevelopmentPages, type Pages } from '../src/site/web/pages.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';

/* `npm run dev` serves the sources through Vite, from the working directory. */

// Independent of the database.
const itOnce = process.env['TEST_DATABASE_URL'] ? it.skip : it;

let app: TestApp;
let pages: Pages;
beforeAll(async () => {
  app = await startApp();
  pages = await loadDevelopmentPages(join(import.meta.dirname, '../../frontend-public'));
});
afterAll(async () => {
  await pages.developmentServer!.close();
  await app.stop();
});

itOnce(
  'a page is rendered from the sources, and its sheet of styles is made',
  async () => {
    const id = await createTutorial(app, { title: 'Servir une page' });
    const site = {
      name: 'Passerelle',
      description: '',
      pageSize: 10,
      publicUrl: 'http://localhost',
      live: false,
    };
    const page = await pages.render(`/tutoriels/${id}`, site, async (path) => {
      const { status, headers, text } = await app.http.get(path);
      return { status, headers: [['content-type', String(headers['content-type'])]], body: text };
    });
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('<title>Servir une page') });
    const sheet = await pages.developmentServer!.transformRequest('/src/theme/index.css');
    expect(sheet!.code).toContain('--p-colors-bg');
  },
  120_000,
);
