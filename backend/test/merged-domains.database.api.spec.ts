import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Follow } from '../src/community/follows/follow.entity.js';
import { DomainsService } from '../src/content/domains/domains.service.js';
import { ImportService } from '../src/content/import/import.service.js';
import { Leases } from '../src/platform/domain-events/leases.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { createTutorial, domainLook } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

/* Former names of a domain after it has been merged. */

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  member = await signUp(app, { isContributor: true });
});
afterAll(() => app.stop());

const made = async (name: string): Promise<number> => {
  const { body } = await admin.agent
    .post('/api/admin/domains')
    .send({ ...domainLook, name })
    .expect(201);
  return body.id as number;
};
const merge = (id: number, into: number) => admin.agent.post(`/api/admin/domains/${id}/merge`).send({ into });

it('the id of a merged domain stays valid for lists, search and drafts', async () => {
  const [from, into] = [await made('Dentelle'), await made('Broderie')];
  const id = await createTutorial(app, { domain: 'broderie', title: 'Un point de feston' });
  const written = { title: 'Un napperon', description: '', source: 'Broder.', tags: [], domainId: from };
  const saved = await member.agent.post('/api/drafts').send(written).expect(201);
  await merge(from, into).expect(201);
  await untilSearchable(app);
  for (const path of [
    `/api/tutorials?domainId=${from}`,
    `/api/tutorials?q=feston&domainId=${from}`,
    `/api/search?domainId=${from}`,
    `/api/search?query=feston&domainId=${from}`,
  ])
    expect((await app.http.get(path).expect(200)).body.tutorials).toMatchObject([{ id }]);
  const alike = await app.http.get(`/api/tutorials/suggestions?domainId=${from}`).expect(200);
  expect(alike.body).toMatchObject([{ id }]);
  const listedByAdmin = await admin.agent.get(`/api/admin/tutorials?domainId=${from}`).expect(200);
  expect(listedByAdmin.body.tutorials).toMatchObject([{ id }]);

  const begun = await member.agent.post('/api/drafts').send(written).expect(201);
  await member.agent.put(`/api/drafts/${saved.body.id}`).send(written).expect(200);
  for (const { body } of [begun, saved]) {
    const draft = await member.agent.get(`/api/drafts/${body.id}`).expect(200);
    expect(draft.body.domainId).toBe(into);
  }
});

it('followers of a merged domain get pending notifications about a tutorial', async () => {
  const [from, into] = [await made('Mosaïque'), await made('Carrelage')];
  const follower = await signUp(app);
  await follower.agent.put(`/api/domains/${from}/follow`).expect(200);
  const held = jest.spyOn(app.nest.get(Leases), 'acquireLease').mockResolvedValue(false);
  await member.agent
    .post('/api/tutorials')
    .send({ title: 'Un pavement', description: 'Une description.', source: 'Poser.', domainId: from })
    .expect(201);
  await merge(from, into).expect(201);
  held.mockRestore();
  await eventsHandled(app);
  const { body } = await follower.agent.get('/api/notifications').expect(200);
  expect(body.notifications).toMatchObject([{ message: expect.stringContaining('Carrelage') }]);
});

it('a domain can be merged while a member starts to follow the other one', async () => {
  const dataSource = app.nest.get(DataSource);
  // SQLite serializes transactions.
  if (dataSource.options.type !== 'mysql') return;
  const [from, into] = [await made('Vitrail'), await made('Verrerie')];
  const { agent, user } = await signUp(app);
  await agent.put(`/api/domains/${from}/follow`).expect(200);
  let merging!: Promise<{ status: number }>;
  await dataSource.transaction(async (manager) => {
    await manager.insert(Follow, { userId: user.id, domainId: into, createdAt: new Date() });
    merging = merge(from, into).then();
    // MySQL refreshes this view only when it was not read within a tenth of a second.
    const waiting = `SELECT SLEEP(0.2), COUNT(*) AS n FROM information_schema.innodb_trx
      WHERE trx_state = 'LOCK WAIT'`;
    await until(async () => {
      const [{ n }] = await dataSource.query<[{ n: string }]>(waiting);
      return Number(n) > 0;
    });
  });
  expect((await merging).status).toBe(201);
  expect((await agent.get(`/api/domains/${into}/follow`)).body).toMatchObject({ isFollowed: true });
});

it('an import recognizes domains by former names, and creates none for a skipped file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-import-'));
  try {
    const [from, into] = [await made('Fanfare'), await made('Musique')];
    await admin.agent.patch(`/api/admin/domains/${from}`).send({ slug: 'orpheon' }).expect(200);
    await merge(from, into).expect(201);
    const file = (title: string, domain: string) =>
      `---\ntitle: ${title}\ndomain: ${domain}\n---\n\nSouffler.`;
    await mkdir(join(folder, 'musique'));
    await writeFile(join(folder, 'musique/a.md'), file('Le cuivre', 'Fanfare'));
    await writeFile(join(folder, 'musique/b.md'), file('Le bois', 'orpheon'));
    await writeFile(join(folder, 'musique/c.md'), file('Le bois', 'Lutherie'));
    await writeFile(join(folder, 'musique/d.md'), file('Une affiche', 'Musique !'));
    const report = await app.nest.get(ImportService).importFolder(folder, { createsDomains: true });
    expect(report).toMatchObject({ created: 2, domains: [] });
    expect(report.refused).toEqual([
      { file: 'musique/c.md', reason: 'doublon de musique/b.md' },
      {
        file: 'musique/d.md',
        reason: 'le domaine « Musique ! » ne peut pas être créé : Un autre domaine a déjà cette adresse.',
      },
    ]);
    const { body } = await app.http.get(`/api/domains/${into}/tutorials`).expect(200);
    expect(body.total).toBe(2);
    expect(await app.nest.get(DomainsService).find('lutherie')).toBeNull();
  } finally {
    await rm(folder, { recursive: true });
  }
});
