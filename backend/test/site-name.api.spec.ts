import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { createTutorial } from './factories.js';
import { signUpAdmin, type Person } from './people.js';

/** The credit required by the licence stays. */
const CREDIT = 'Ce site fonctionne avec Passerelle, logiciel libre';

let app: TestApp;
let admin: Person;
let tutorial: number;
beforeAll(async () => {
  app = await startApp({ seed: 'demo', site: true });
  admin = await signUpAdmin(app);
  tutorial = await createTutorial(app, { title: 'Le gué', source: '## Passer\n\nÀ pied sec.' });
  await admin.agent.patch('/api/admin/settings').send({ siteName: 'Lycée Monge' }).expect(200);
});
afterAll(() => app.stop());

const fetched = async (path: string): Promise<string> => {
  const { body, text } = await admin.agent.get(path).buffer(true).parse(bytes);
  return text ?? strFromU8(body as Uint8Array);
};

/** Raw body of a response. */
function bytes(response: unknown, done: (error: Error | null, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as NodeJS.ReadableStream;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('end', () => done(null, Buffer.concat(chunks)));
}

const routes = readFile(new URL('../../frontend-public/src/routes.tsx', import.meta.url), 'utf8');

it('appears on every page instead of the default name, except in the credit of the legal notice', async () => {
  const paths = [...(await routes).matchAll(/page\('([^']+)'/g)].map(([, path]) =>
    path!
      .replace('/tutoriels/:id', `/tutoriels/${tutorial}`)
      .replace(':slug', 'programmation')
      .replace(/:\w+/, '1')
      .replace('*', '/nulle-part'),
  );
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    const html = await fetched(path);
    expect([path, html.includes('Lycée Monge')]).toEqual([path, true]);
    // A tutorial's share image shows the site's name.
    const page = html.replace(/\/tutoriels\/\d+\/apercu\.png/g, '');
    const rest = path === '/mentions-legales' ? page.replace(CREDIT, '') : page;
    expect([path, rest.match(/.{0,80}(?:Passerelle|apercu\.png).{0,80}/)?.[0]]).toEqual([path, undefined]);
  }
  expect(await fetched('/mentions-legales')).toContain(CREDIT);
});

it.each([
  '/flux/atom.xml',
  '/flux/rss.xml',
  '/domaines/programmation/flux/atom.xml',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
])('replaces the default name in %s', async (path) =>
  expect(await fetched(path)).not.toContain('Passerelle'),
);

it.each(['/api/openapi.json', '/api/docs', '/api/docs/swagger-ui-init.js', '/admin/', '/api/settings'])(
  'replaces the default name at %s',
  async (path) => expect(await fetched(path)).not.toContain('Passerelle'),
);

it('names the API', async () => {
  const { info } = JSON.parse(await fetched('/api/openapi.json')) as { info: { title: string } };
  expect(info.title).toBe('Lycée Monge');
});

it('is the only name in the console, whose code does not contain the default one', async () => {
  const folder = new URL('../../frontend-admin/dist/assets/', import.meta.url);
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  for (const script of scripts) {
    expect([script, (await readFile(new URL(script, folder), 'utf8')).includes('Passerelle')]).toEqual([
      script,
      false,
    ]);
  }
});

it.each(['html', 'markdown', 'epub'])('is in an export as %s', async (format) => {
  const { body } = await admin.agent
    .get(`/api/tutorials/${tutorial}/download?format=${format}`)
    .buffer(true)
    .parse(bytes)
    .expect(200);
  const files = format === 'epub' ? Object.values(unzipSync(body as Buffer)) : [body as Buffer];
  const text = files.map((file) => strFromU8(file)).join('\n');
  expect(text).not.toContain('Passerelle');
  if (format !== 'markdown') expect(text).toContain('Lycée Monge');
});

it('appears below every email', async () => {
  const { email } = admin.body;
  await app.http.post('/api/newsletter/subscribe').send({ email }).expect(201);
  await app.http.post('/api/auth/password/reset-request').send({ email }).expect(200);
  await admin.agent.post('/api/auth/email/confirm-request').send({}).expect(200);
  const told = await emailsTo(app, email);
  expect(told.length).toBeGreaterThan(2);
  for (const each of told.slice(1)) {
    expect(each).toMatch(/^— Lycée Monge\s*$/m);
    expect(each).not.toContain('Passerelle');
  }
});
