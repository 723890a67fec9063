import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Domain } from '../src/content/domains/domain.entity.js';
import { DomainsService } from '../src/content/domains/domains.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('CALL-16 CALL-17 DATA-07 DATA-08 lists the six built-in domains, each with an id and a name', async () => {
  const { body } = await app.http.get('/api/domains').expect(200);
  const { domains } = body as { domains: { id: number; slug: string; name: string }[] };
  expect(domains.map(({ id, slug, name }) => [id, slug, name])).toEqual([
    [1, 'programmation', 'Programmation'],
    [2, 'design', 'Design'],
    [3, 'marketing', 'Marketing'],
    [4, 'productivite', 'Productivité'],
    [5, 'langues', 'Langues'],
    [6, 'developpement-personnel', 'Développement personnel'],
  ]);
});

it('CALL-18 CALL-39 DATA-06 returns a domain by its id or its slug, with all its fields', async () => {
  const byId = await app.http.get('/api/domains/2').expect(200);
  const bySlug = await app.http.get('/api/domains/design').expect(200);
  expect(byId.body).toEqual(bySlug.body);
  expect(byId.body).toEqual({
    id: 2,
    slug: 'design',
    name: 'Design',
    description: expect.stringMatching(/\S/),
    icon: 'palette',
    iconBg: expect.stringMatching(/^#[0-9a-f]{6}$/i),
    iconColor: expect.stringMatching(/^#[0-9a-f]{6}$/i),
  });
});

it.each(['99', 'inconnu', '%C3%A9t%C3%A9', "'--"])('answers 404 for the unknown domain %s', async (key) => {
  const { body } = await app.http.get(`/api/domains/${key}`).expect(404);
  expect(body).toEqual({ statusCode: 404, code: 'not_found', message: 'Domaine non trouvé.' });
  await app.http.get(`/api/domains/${key}/tutorials`).expect(404);
});

it('DOMA-06 returns the tutorials of a domain from the database, latest first', async () => {
  const older = await createTutorial(app, { domain: 'design', date: new Date('2026-01-01T00:00:00Z') });
  const newer = await createTutorial(app, { domain: 'design', date: new Date('2026-06-01T00:00:00Z') });
  await createTutorial(app, { domain: 'langues' });
  const { body } = await app.http.get('/api/domains/design/tutorials').expect(200);
  const { tutorials, total } = body as { tutorials: { id: number }[]; total: number };
  expect(tutorials.map(({ id }) => id)).toEqual([newer, older]);
  expect(total).toBe(2);
});

it('simultaneous processes create the domains of a new site once', async () => {
  const { manager } = app.nest.get(DataSource);
  await manager.deleteAll(Tutorial);
  await manager.deleteAll(Domain);
  const domains = app.nest.get(DomainsService);
  await Promise.all([domains.seed(), domains.seed(), domains.seed()]);
  expect((await domains.findAll()).map(({ slug }) => slug)).toEqual([
    'programmation',
    'design',
    'marketing',
    'productivite',
    'langues',
    'developpement-personnel',
  ]);
  expect(await domains.seed()).toBe(false);
});
