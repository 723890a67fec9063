import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DomainsService } from '../src/content/domains/domains.service.js';
import { ImportService } from '../src/content/import/import.service.js';
import { StoredCounts } from '../src/platform/counts/stored-counts.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial, domainLook as look, publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

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
  it('comes after the others, with a slug made of its name, and accepts tutorials', async () => {
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

  it('is refused with the slug of another domain', async () => {
    const { body } = await create({ name: 'Autre', slug: 'design' }).expect(409);
    expect(body.message).toBe('Un autre domaine a déjà cette adresse.');
  });
});

describe('a changed slug', () => {
  it('is reached from the earlier ones, until other domains get them', async () => {
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
  it('is in no list for visitors, and stays at its URL with its tutorials', async () => {
    const id = await made('Archives');
    const tutorial = await createTutorial(app, { domain: 'archives', title: 'Classer des parchemins' });
    await change(id, { isHidden: true }).expect(200);
    expect((await listed()).some((domain) => domain.id === id)).toBe(false);
    expect(await tutorialsOf('archives')).toEqual([tutorial]);
    await app.http.get(`/api/tutorials/${tutorial}`).expect(200);
    await untilSearchable(app);
    const { body: found } = await app.http.get('/api/search?query=parchemins').expect(200);
    expect(found).toMatchObject({ tutorials: [{ id: tutorial }], facets: { domains: [] } });
    const proposed = async () => (await app.http.get('/api/search/suggestions?query=arch')).body.suggestions;
    expect(await proposed()).toEqual([]);
    await change(id, { isHidden: false }).expect(200);
    expect((await listed()).some((domain) => domain.id === id)).toBe(true);
    expect(await proposed()).toMatchObject([{ kind: 'domain', id }]);
  });
});

describe('merging', () => {
  it('moves all content of a domain into another one, and redirects its URLs', async () => {
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
    expect(await app.nest.get(StoredCounts).recountAll()).toBe(0);
    await untilSearchable(app);
    const { body } = await app.http.get(`/api/search?query=ourler&domainId=${into}`).expect(200);
    expect(body).toMatchObject({ total: 1, facets: { domains: [{ id: into, name: 'Textile', count: 1 }] } });

    // Earlier drafts and revisions follow the merge.
    const again = { ...content, title: 'Un autre ourlet', domainId: from };
    await member.agent.put(`/api/tutorials/${published}`).send(again).expect(200);
    expect((await app.http.get(`/api/tutorials/${published}`)).body.domainId).toBe(into);
    await member.agent.post(`/api/tutorials/${published}/revisions/2/restore`).expect(201);
    expect((await app.http.get(`/api/tutorials/${published}`)).body).toMatchObject({
      title: 'Un ourlet',
      domainId: into,
    });
  });

  it('is refused into itself, into an unknown domain, and for an unknown domain', async () => {
    const id = await made('Verre');
    for (const into of [id, 9999, 'design', null, 0]) await move('merge', id, into).expect(400);
    await move('merge', 9999, 1).expect(404);
    expect(await administered(id)).toBeDefined();
  });
});

describe('emptying', () => {
  it('moves the tutorials, and keeps the domain with its followers', async () => {
    const [from, into] = [await made('Bois'), await made('Menuiserie')];
    const id = await createTutorial(app, { domain: 'bois' });
    await member.agent.put(`/api/domains/${from}/follow`).expect(200);
    await move('empty', from, into).expect(201);
    expect([await tutorialsOf('bois'), await tutorialsOf('menuiserie')]).toEqual([[], [id]]);
    expect((await member.agent.get(`/api/domains/${from}/follow`)).body).toMatchObject({ isFollowed: true });
    expect((await member.agent.get(`/api/domains/${into}/follow`)).body).toMatchObject({ isFollowed: false });
    expect(await app.nest.get(StoredCounts).recountAll()).toBe(0);
  });
});

describe('deleting', () => {
  it('is refused until the domain and its trash are empty', async () => {
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
});

it('an unchanged value makes no audit entry', async () => {
  const id = await made('Vannerie');
  const before = await lastTrace();
  await change(id, { name: 'Vannerie', isHidden: false, ...look }).expect(200);
  expect(await lastTrace()).toEqual(before);
});

it('an import creates missing domains if told to', async () => {
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
