import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Domain } from '../src/content/domains/domain.entity.js';
import { DomainFollow } from '../src/community/follows/domain-follow.entity.js';
import { DomainsService } from '../src/content/domains/domains.service.js';
import { ImportService } from '../src/content/import/import.service.js';
import { Leases } from '../src/platform/domain-events/leases.js';
import { KeptCounts } from '../src/platform/counts/kept-counts.service.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { createTutorial, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

let app: TestApp;
let admin: Person;
let member: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  member = await signUp(app, { isContributor: true });
});
afterAll(() => app.stop());

interface Listed {
  id: number;
  slug: string;
  name: string;
  isHidden: boolean;
  tutorials: number;
  formerSlugs: string[];
}

const look = {
  description: 'Tourner, cuire, émailler.',
  icon: 'palette',
  iconBg: '#f6dfe9',
  iconColor: '#8a2a57',
};
const create = (fields: object) => admin.agent.post('/api/admin/domains').send({ ...look, ...fields });
const made = async (name: string): Promise<number> => (await create({ name }).expect(201)).body.id as number;
const change = (id: number, fields: object) => admin.agent.patch(`/api/admin/domains/${id}`).send(fields);
const move = (what: 'merge' | 'empty', id: number, into: unknown) =>
  admin.agent.post(`/api/admin/domains/${id}/${what}`).send({ into });
const listed = async () => (await app.http.get('/api/domains').expect(200)).body.domains as Listed[];
const administered = async (id: number) =>
  ((await admin.agent.get('/api/admin/domains').expect(200)).body.domains as Listed[]).find(
    (domain) => domain.id === id,
  );
const tutorialsOf = async (key: number | string) =>
  ((await app.http.get(`/api/domains/${key}/tutorials`).expect(200)).body.tutorials as { id: number }[]).map(
    ({ id }) => id,
  );
const lastTrace = async () =>
  (await admin.agent.get('/api/admin/audit').expect(200)).body.entries[0] as object;

describe('a new domain', () => {
  it('stands after the others, at an address made of its name, and takes tutorials', async () => {
    const { body } = await create({ name: 'Poterie & céramique' }).expect(201);
    expect(body).toEqual({
      id: expect.any(Number),
      slug: 'poterie-ceramique',
      name: 'Poterie & céramique',
      ...look,
    });
    expect((await listed()).at(-1)).toEqual(body);
    expect(await lastTrace()).toMatchObject({ action: 'domain.create', targetId: body.id });
    const id = await createTutorial(app, { domain: 'poterie-ceramique' });
    expect(await tutorialsOf('poterie-ceramique')).toEqual([id]);
    await admin.agent.get(`/api/admin/domains/${body.id}`).expect(200, await administered(body.id as number));
    await admin.agent.get('/api/admin/domains/9999').expect(404);
    expect(await administered(body.id as number)).toMatchObject({
      tutorials: 1,
      isHidden: false,
      formerSlugs: [],
    });
  });

  it.each([
    [{ name: 'Un' + 'e'.repeat(80) }, 'name'],
    [{ name: 'Essai', slug: 'É' }, 'slug'],
    [{ name: 'Essai', slug: '12' }, 'slug'],
    [{ name: 'Essai', slug: 'a--b' }, 'slug'],
    [{ name: '2026' }, 'slug'],
    [{ name: 'Essai', iconBg: 'rouge' }, 'iconBg'],
    [{ name: 'Essai', isHidden: 'oui' }, 'isHidden'],
    [{ name: 'Essai', description: undefined }, 'description'],
  ])('is refused as %j', async (fields, wrong) => {
    const { body } = await create(fields).expect(400);
    expect(body.errors).toEqual({ [wrong]: expect.stringMatching(/\.$/) });
  });

  it('is refused where another one stands', async () => {
    const { body } = await create({ name: 'Autre', slug: 'design' }).expect(409);
    expect(body.message).toBe('Un autre domaine a déjà cette adresse.');
  });
});

describe('another address', () => {
  it('is reached from the earlier ones, until they are given to others', async () => {
    const id = await made('Jardin');
    await change(id, { slug: 'jardinage' }).expect(200);
    await change(id, { slug: 'potager' }).expect(200);
    for (const slug of ['jardin', 'jardinage', 'POTAGER']) {
      const { body } = await app.http.get(`/api/domains/${slug}`).expect(200);
      expect(body).toMatchObject({ id, slug: 'potager' });
    }
    expect(await administered(id)).toMatchObject({ formerSlugs: ['jardin', 'jardinage'] });
    expect(await lastTrace()).toMatchObject({ before: { slug: 'jardinage' }, after: { slug: 'potager' } });

    const other = await made('Jardin');
    expect((await app.http.get('/api/domains/jardin').expect(200)).body.id).toBe(other);
    await change(id, { slug: 'jardinage' }).expect(200);
    expect(await administered(id)).toMatchObject({ slug: 'jardinage', formerSlugs: ['potager'] });
    await change(id, { slug: 'jardin' }).expect(409);
  });
});

describe('a hidden domain', () => {
  it('is in no list that visitors see, and stays at its address with its tutorials', async () => {
    const id = await made('Archives');
    const tutorial = await createTutorial(app, { domain: 'archives', title: 'Classer des parchemins' });
    await change(id, { isHidden: true }).expect(200);
    expect((await listed()).some((domain) => domain.id === id)).toBe(false);
    expect(await tutorialsOf('archives')).toEqual([tutorial]);
    await app.http.get(`/api/tutorials/${tutorial}`).expect(200);
    await untilSearchable(app);
    const { body: found } = await app.http.get('/api/search?query=parchemins').expect(200);
    expect(found).toMatchObject({ tutorials: [{ id: tutorial }], facets: { domains: [] } });
    const { body: proposed } = await app.http.get('/api/search/suggestions?q=arch').expect(200);
    expect(proposed.suggestions).toEqual([]);
    await change(id, { isHidden: false }).expect(200);
    expect((await listed()).some((domain) => domain.id === id)).toBe(true);
  });
});

describe('merging', () => {
  it('brings all that a domain holds into another one, and its addresses lead there', async () => {
    const [from, into] = [await made('Couture'), await made('Textile')];
    await change(from, { slug: 'coudre' }).expect(200);
    const published = await publishTutorial(app, member);
    const content = {
      title: 'Un ourlet',
      description: 'Une description.',
      source: 'Texte à ourler.',
      tags: [],
    };
    await member.agent
      .put(`/api/tutorials/${published}`)
      .send({ ...content, domainId: from })
      .expect(200);
    const trashed = await createTutorial(app, { domain: 'coudre' });
    await admin.agent.delete(`/api/tutorials/${trashed}`).expect(200);
    const draft = await member.agent
      .post('/api/drafts')
      .send({ ...content, domainId: from })
      .expect(201);
    const both = await signUp(app);
    for (const { agent, follows } of [
      { agent: member.agent, follows: [from] },
      { agent: both.agent, follows: [from, into] },
    ]) {
      for (const id of follows) await agent.put(`/api/domains/${id}/follow`).expect(200);
    }

    expect((await move('merge', from, into).expect(201)).body).toMatchObject({ id: into, slug: 'textile' });
    for (const key of ['couture', 'coudre', from, into, 'textile']) {
      expect((await app.http.get(`/api/domains/${key}`).expect(200)).body.id).toBe(into);
      expect(await tutorialsOf(key)).toEqual([published]);
    }
    expect((await listed()).some(({ id }) => id === from)).toBe(false);
    expect(await administered(into)).toMatchObject({ tutorials: 2, formerSlugs: ['coudre', 'couture'] });
    for (const { agent } of [member, both]) {
      expect((await agent.get(`/api/domains/${into}/follow`).expect(200)).body).toMatchObject({
        isFollowed: true,
      });
    }
    const draftId = draft.body.id as number;
    expect((await member.agent.get(`/api/drafts/${draftId}`).expect(200)).body.domainId).toBe(into);
    expect(await app.nest.get(KeptCounts).countAnew()).toBe(0);
    await untilSearchable(app);
    const { body } = await app.http.get(`/api/search?query=ourler&domainId=${into}`).expect(200);
    expect(body).toMatchObject({ total: 1, facets: { domains: [{ id: into, name: 'Textile', count: 1 }] } });

    // What was begun before, and what was said then, is of the domain that is left.
    const again = { ...content, title: 'Un autre ourlet', domainId: from };
    await member.agent.put(`/api/tutorials/${published}`).send(again).expect(200);
    expect((await app.http.get(`/api/tutorials/${published}`)).body.domainId).toBe(into);
    await member.agent.post(`/api/tutorials/${published}/revisions/2/restore`).expect(201);
    expect((await app.http.get(`/api/tutorials/${published}`)).body).toMatchObject({
      title: 'Un ourlet',
      domainId: into,
    });
  });

  it('leaves the former id good for lists, the search and drafts', async () => {
    const [from, into] = [await made('Dentelle'), await made('Broderie')];
    const id = await createTutorial(app, { domain: 'broderie', title: 'Un point de feston' });
    const written = { title: 'Un napperon', description: '', source: 'Broder.', tags: [], domainId: from };
    const saved = await member.agent.post('/api/drafts').send(written).expect(201);
    await move('merge', from, into).expect(201);
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

  it('while followers are yet to be told of a tutorial, they are told', async () => {
    const [from, into] = [await made('Mosaïque'), await made('Carrelage')];
    const follower = await signUp(app);
    await follower.agent.put(`/api/domains/${from}/follow`).expect(200);
    const held = jest.spyOn(app.nest.get(Leases), 'take').mockResolvedValue(false);
    await member.agent
      .post('/api/tutorials')
      .send({ title: 'Un pavement', description: 'Une description.', source: 'Poser.', domainId: from })
      .expect(201);
    await move('merge', from, into).expect(201);
    held.mockRestore();
    await eventsHandled(app);
    const { body } = await follower.agent.get('/api/notifications').expect(200);
    expect(body.notifications).toMatchObject([{ message: expect.stringContaining('Carrelage') }]);
  });

  it('goes on where somebody begins to follow the other one meanwhile', async () => {
    const dataSource = app.nest.get(DataSource);
    // On SQLite one waits for the other.
    if (dataSource.options.type !== 'mysql') return;
    const [from, into] = [await made('Vitrail'), await made('Verrerie')];
    const { agent, user } = await signUp(app);
    await agent.put(`/api/domains/${from}/follow`).expect(200);
    let merging!: Promise<{ status: number }>;
    await dataSource.transaction(async (manager) => {
      await manager.insert(DomainFollow, { userId: user.id, domainId: into, createdAt: new Date() });
      merging = move('merge', from, into).then();
      // MySQL looks anew only for who has not asked within a tenth of a second.
      const waiting = `SELECT SLEEP(0.2), COUNT(*) AS n FROM information_schema.innodb_trx
        WHERE trx_state = 'LOCK WAIT'`;
      await until(async () => {
        const [{ n }] = (await dataSource.query(waiting)) as [{ n: string }];
        return Number(n) > 0;
      });
    });
    expect((await merging).status).toBe(201);
    expect((await agent.get(`/api/domains/${into}/follow`)).body).toMatchObject({ isFollowed: true });
  });

  it('is refused into itself and into nothing, and where there is none', async () => {
    const id = await made('Verre');
    for (const into of [id, 9999, 'design', null, 0]) await move('merge', id, into).expect(400);
    await move('merge', 9999, 1).expect(404);
    expect(await administered(id)).toBeDefined();
  });
});

describe('emptying', () => {
  it('moves the tutorials, and leaves the domain where it is, with its followers', async () => {
    const [from, into] = [await made('Bois'), await made('Menuiserie')];
    const id = await createTutorial(app, { domain: 'bois' });
    await member.agent.put(`/api/domains/${from}/follow`).expect(200);
    await move('empty', from, into).expect(201);
    expect([await tutorialsOf('bois'), await tutorialsOf('menuiserie')]).toEqual([[], [id]]);
    expect((await member.agent.get(`/api/domains/${from}/follow`)).body).toMatchObject({ isFollowed: true });
    expect((await member.agent.get(`/api/domains/${into}/follow`)).body).toMatchObject({ isFollowed: false });
    expect(await app.nest.get(KeptCounts).countAnew()).toBe(0);
  });
});

describe('deleting', () => {
  it('is refused until the domain is empty, its trash included', async () => {
    const id = await made('Cuir');
    const tutorial = await createTutorial(app, { domain: 'cuir' });
    await admin.agent.delete(`/api/tutorials/${tutorial}`).expect(200);
    const { body } = await admin.agent.delete(`/api/admin/domains/${id}`).expect(409);
    expect(body.message).toMatch(/^Ce domaine contient encore un tutoriel, corbeille comprise\./);
    const written = { title: 'Cuir', description: '', source: 'Tanner.', tags: [], domainId: id };
    const draft = await member.agent.post('/api/drafts').send(written).expect(201);
    await move('empty', id, 1).expect(201);
    await member.agent.put(`/api/drafts/${draft.body.id}`).send(written).expect(200);
    await member.agent.put(`/api/domains/${id}/follow`).expect(200);
    await admin.agent.delete(`/api/admin/domains/${id}`).expect(200, { done: true });
    await app.http.get('/api/domains/cuir').expect(404);
    await admin.agent.delete(`/api/admin/domains/${id}`).expect(404);
    expect((await member.agent.get(`/api/drafts/${draft.body.id}`).expect(200)).body.domainId).toBeNull();
    expect(await lastTrace()).toMatchObject({ action: 'domain.delete', before: { name: 'Cuir' } });
  });

  it('and hiding are refused for the last one', async () => {
    const other = await startApp();
    try {
      const { agent } = await signUpAdmin(other);
      for (const id of [2, 3, 4, 5]) await agent.delete(`/api/admin/domains/${id}`).expect(200);
      await agent.patch('/api/admin/domains/6').send({ isHidden: true }).expect(200);
      await agent.patch('/api/admin/domains/1').send({ isHidden: true }).expect(409);
      await agent.delete('/api/admin/domains/6').expect(200);
      const { body } = await agent.delete('/api/admin/domains/1').expect(409);
      expect(body.message).toMatch(/dernier/);
    } finally {
      await other.stop();
    }
  });
});

it('no change leaves the site without a domain that visitors see, whichever come at once', async () => {
  const other = await startApp();
  try {
    const { agent } = await signUpAdmin(other);
    const hide = (id: number) => agent.patch(`/api/admin/domains/${id}`).send({ isHidden: true });
    for (const id of [3, 4, 5, 6]) await hide(id).expect(200);
    const both = await Promise.all([hide(1), hide(2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await other.http.get('/api/domains').expect(200);
    const [{ id: last }] = body.domains as [{ id: number }];
    const { body: refused } = await agent
      .post(`/api/admin/domains/${last}/merge`)
      .send({ into: 6 })
      .expect(409);
    expect(refused.message).toMatch(/le dernier ne peut pas être fusionné/);
    const deleted = await agent.delete(`/api/admin/domains/${last}`).expect(409);
    expect(deleted.body.message).toMatch(/le dernier ne peut pas être supprimé/);
    expect((await other.http.get('/api/domains').expect(200)).body).toEqual(body);
  } finally {
    await other.stop();
  }
});

it('a change to what is so already is none, and is not noted', async () => {
  const id = await made('Vannerie');
  const before = await lastTrace();
  await change(id, { name: 'Vannerie', isHidden: false, ...look }).expect(200);
  expect(await lastTrace()).toEqual(before);
});

it('there are no more domains than can be put in order', async () => {
  const other = await startApp();
  try {
    const { agent } = await signUpAdmin(other);
    const rows = Array.from({ length: 193 }, (_, index) => {
      const [name, slug] = [`Domaine ${index}`, `domaine-${index}`];
      return { ...look, name, slug, position: 10 + index };
    });
    await other.nest.get(DataSource).getRepository(Domain).insert(rows);
    const add = (name: string) => agent.post('/api/admin/domains').send({ ...look, name });
    await add('Le dernier').expect(201);
    const { body } = await add('Un de trop').expect(409);
    expect(body).toMatchObject({ code: 'limit_reached', message: expect.stringContaining('200 domaines') });
    const { domains } = (await other.http.get('/api/domains').expect(200)).body as { domains: Listed[] };
    const ids = domains.map(({ id }) => id).reverse();
    await agent.put('/api/admin/domains/order').send({ ids }).expect(200);
  } finally {
    await other.stop();
  }
});

it('an import creates the domains that the site lacks, when it is told to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-import-'));
  try {
    const file = (title: string, domain: string) =>
      `---\ntitle: ${title}\ndomain: ${domain}\n---\n\nTexte de ${title}.`;
    await writeFile(join(folder, 'a.md'), file('Une ruche', 'Apiculture'));
    await writeFile(join(folder, 'b.md'), file('Un essaim', 'apiculture'));
    await writeFile(join(folder, 'c.md'), '---\ndomain: Fromagerie\n---\n\nSans titre.');
    const imports = app.nest.get(ImportService);
    expect((await imports.importFolder(folder)).refused).toHaveLength(3);
    const report = await imports.importFolder(folder, { createsDomains: true });
    expect(report).toMatchObject({ created: 2, domains: ['Apiculture'], refused: [{ file: 'c.md' }] });
    expect(await tutorialsOf('apiculture')).toHaveLength(2);
    await expect(app.nest.get(DomainsService).get('fromagerie')).rejects.toThrow('Domaine non trouvé.');
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('an import knows domains by their former names, and creates none for a file that is left out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'passerelle-import-'));
  try {
    const [from, into] = [await made('Fanfare'), await made('Musique')];
    await change(from, { slug: 'orpheon' }).expect(200);
    await move('merge', from, into).expect(201);
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
    expect(await tutorialsOf(into)).toHaveLength(2);
    expect(await app.nest.get(DomainsService).find('lutherie')).toBeNull();
  } finally {
    await rm(folder, { recursive: true });
  }
});
