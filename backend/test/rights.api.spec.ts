import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AccountTokensService } from '../src/members/auth/account-tokens.service.js';
import { BookOrder } from '../src/content/book-orders/book-order.entity.js';
import { Collection } from '../src/community/collections/collection.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { FOREVER } from '../src/members/users/user.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { startApp, type TestApp } from './app.js';
import { createComment, publishTutorial } from './factories.js';
import { signUp, type Person } from './people.js';
import { Callers } from './rights/callers.js';
import { calls, changesTheCaller } from './rights/calls.js';
import { kinds, readMatrix, type Kind, type Line } from './rights/matrix.js';

const lines = readMatrix();
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

let app: TestApp;
let callers: Callers;
let stranger: Person;
beforeAll(async () => {
  // No server listens there; the site only needs to believe that emails can be sent. Failures are expected.
  app = await startApp({
    env: { SMTP_URL: 'smtp://127.0.0.1:9', LOG_LEVEL: 'fatal', CHROMIUM_PATH: '/nulle/part' },
  });
  await app.nest.get(SettingsService).change({ requireEmailConfirmation: true, twoFactorAuth: true });
  callers = new Callers(app);
  stranger = await signUp(app);
});
afterAll(() => app.stop());
// Limits are a hundred collections and three unfinished orders.
afterEach(async () => {
  for (const entity of [Collection, BookOrder]) await app.nest.get(DataSource).manager.deleteAll(entity);
});

/** Makes the call of a line as one kind of caller; refusals must have the common error format. */
async function answer({ route, name }: Line, kind: Kind): Promise<number> {
  const caller = await callers.caller(kind, changesTheCaller.has(route));
  const scene = { ...caller, app, admin: await callers.person('admin'), stranger };
  if (kind === 'other') await calls[name]?.({ ...scene, owner: caller.person! });
  const { params = {}, query = {}, body, type = 'json' } = (await calls[name]?.(scene)) ?? {};
  const [method = '', template = ''] = route.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key]));
  const response = await caller.agent[method.toLowerCase() as Method](path)
    .query(query)
    .type(type)
    .send(body);
  if (response.status >= 400) {
    const message = expect.stringMatching(/[a-z]/);
    expect(response.body).toMatchObject({ statusCode: response.status, message });
  }
  return response.status;
}

async function allAnswers(line: Line): Promise<Partial<Record<Kind, number>>> {
  const given: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) given[kind] = await answer(line, kind);
  return given;
}

describe('the matrix of rights', () => {
  it('has exactly one line for each route of the API', async () => {
    const { body } = await app.http.get('/api/openapi.json').expect(200);
    const routes = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...new Set(lines.map(({ route }) => route))].sort()).toEqual(routes.sort());
  });

  it('requires a session where the API document says so', async () => {
    const { body } = await app.http.get('/api/openapi.json').expect(200);
    const isGuarded = ({ route }: Line) => {
      const [method = '', path = ''] = route.split(' ');
      return (body.paths[path]?.[method.toLowerCase()]?.security ?? []).length > 0;
    };
    expect(lines.filter(isGuarded)).toEqual(lines.filter(({ answers }) => answers.visitor === 401));
  });

  it('has each case once, and every call belongs to a line', () => {
    const names = lines.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(Object.keys(calls).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(lines)('matches the answers of $name', async (line) => {
    expect(await allAnswers(line)).toEqual(line.answers);
  });
});

/** Lines with these names, which must exist. */
function named(...names: string[]): Line[] {
  const found = lines.filter(({ name }) => names.includes(name));
  expect(found.map(({ name }) => name).sort()).toEqual(names.toSorted());
  return found;
}

async function expectEach(some: Line[], kind: Kind, allowed: RegExp): Promise<void> {
  const given: string[] = [];
  for (const line of some) given.push(`${await answer(line, kind)} ${line.name}`);
  expect(given.filter((one) => !allowed.test(one))).toEqual([]);
  expect(given).not.toEqual([]);
}

const DONE = /^2/;

describe('the kinds of people', () => {
  it('ROLE-01 are visitors, members, contributors by their own choice, and administrators', async () => {
    const whoIs = async (kind: Kind) =>
      (await (await callers.caller(kind, false)).agent.get('/api/auth/me')).body;
    expect(await whoIs('visitor')).toMatchObject({ statusCode: 401 });
    expect(await whoIs('member')).toMatchObject({ isContributor: false, isAdmin: false });
    expect(await whoIs('contributor')).toMatchObject({ isContributor: true, isAdmin: false });
    expect(await whoIs('admin')).toMatchObject({ isContributor: false, isAdmin: true });
  });

  it('ROLE-02 a visitor browses, reads, searches, sees comments and subscribes', async () => {
    const open = named(
      'GET /api/domains',
      'GET /api/domains/{key}',
      'GET /api/domains/{key}/tutorials',
      'GET /api/tutorials',
      'GET /api/tutorials/{id}',
      'GET /api/tutorials/{id}/comments',
      'GET /api/search',
      'POST /api/newsletter/subscribe',
    );
    await expectEach(open, 'visitor', DONE);
  });

  it('ROLE-04 favourites and collections need a login', async () => {
    const kept = lines.filter(
      ({ route }) => /\/api\/(favorites|collections)/.test(route) && !route.includes('/shared/'),
    );
    await expectEach(kept, 'visitor', /^401/);
    await expectEach(named('GET /api/favorites', 'GET /api/collections'), 'member', DONE);
  });

  it('ROLE-05 ROLE-06 a member takes part, a visitor does not', async () => {
    const part = named(
      'POST /api/tutorials/{id}/comments',
      'POST /api/comments/{id}/like',
      'POST /api/comments/report',
      'POST /api/tutorials/{id}/rating',
      'POST /api/favorites',
      'GET /api/recommendations',
      'PUT /api/tutorials/{id}/progress',
    );
    await expectEach(part, 'visitor', /^401/);
    await expectEach(part, 'member', DONE);
    const author = (await callers.caller('author', true)).person!;
    const tutorialId = await publishTutorial(app, author);
    const parentId = await createComment(app, author, tutorialId);
    const address = `/api/tutorials/${tutorialId}/comments`;
    const reply = { content: 'Une réponse', parentId };
    await app.http.post(address).send(reply).expect(401);
    const { agent } = (await callers.caller('member', true)).person!;
    expect((await agent.post(address).send(reply).expect(201)).body).toMatchObject({ parentId });
  });

  it('ROLE-10 ROLE-14 administrators alone call what is below /api/admin', async () => {
    const theirs = lines.filter(({ route }) => route.includes(' /api/admin/'));
    await expectEach(theirs, 'visitor', /^401/);
    for (const kind of ['member', 'author', 'contributor'] as const) await expectEach(theirs, kind, /^403/);
    const existing = theirs.filter(({ name }) => !name.endsWith(' private'));
    await expectEach(existing, 'admin', DONE);
  });

  it('ROLE-14 takes the ids of people from the session, never from a body', async () => {
    const { agent, user } = (await callers.caller('member', true)).person!;
    const author = (await callers.caller('author', true)).person!;
    const tutorialId = await publishTutorial(app, author);
    const other = { id: author.user.id, userId: author.user.id, authorId: author.user.id };
    const tutorial = `/api/tutorials/${tutorialId}`;
    const comment = await agent
      .post(`${tutorial}/comments`)
      .send({ ...other, content: 'Merci !' })
      .expect(201);
    expect(comment.body).toMatchObject({ userId: user.id, user: { id: user.id } });
    const commentId = await createComment(app, author, tutorialId);
    const report = await agent
      .post('/api/comments/report')
      .send({ ...other, commentId, reason: 'spam' })
      .expect(201);
    expect(report.body).toMatchObject({ userId: user.id });
    await agent
      .put('/api/auth/profile')
      .send({ ...other, displayName: 'À moi seul' })
      .expect(200);
    await agent
      .post('/api/favorites')
      .send({ ...other, tutorialId })
      .expect(201);
    await agent
      .post('/api/collections')
      .send({ ...other, name: 'À moi seul' })
      .expect(201);
    await agent
      .put(`${tutorial}/progress`)
      .send({ ...other, steps: [true, true, true, true, true] })
      .expect(200);
    await agent
      .post(`${tutorial}/rating`)
      .send({ ...other, score: 1 })
      .expect(201);
    const status = `/api/favorites/${tutorialId}/status`;
    await author.agent.get(status).expect(200, { isFavorite: false });
    await author.agent.get(`${tutorial}/rating/user`).expect(404);
    expect((await author.agent.get('/api/auth/me')).body.displayName).toBe(author.user.displayName);
    expect((await author.agent.get('/api/collections')).body).toMatchObject({ total: 0 });
    expect((await author.agent.get(`${tutorial}/progress`)).body).toMatchObject({ percent: 0 });
    await agent.get(status).expect(200, { isFavorite: true });
  });
});

describe('a suspended member', () => {
  it('is signed out of every browser at once, and told the reason at sign-in', async () => {
    const { agent, body, user } = await signUp(app);
    const { username, password } = body;
    const second = request.agent(app.nest.getHttpServer());
    await second.post('/api/auth/login').send({ username, password }).expect(200);
    const admin = await callers.person('admin');
    await admin.agent
      .post(`/api/admin/users/${user.id}/suspension`)
      .send({ until: null, reason: 'Publicité répétée' })
      .expect(200);
    for (const browser of [agent, second]) await browser.get('/api/auth/me').expect(401);
    const refused = await app.http.post('/api/auth/login').send({ username, password }).expect(403);
    expect(refused.body.message).toContain('Publicité répétée');
    await app.http.post('/api/auth/login').send({ username, password: 'faux' }).expect(401);
  });

  it('is refused even if a session has outlived the suspension', async () => {
    const { agent, user } = await signUp(app);
    await app.nest.get(UsersService).update(user.id, { suspendedUntil: FOREVER });
    await agent.get('/api/auth/me').expect(401);
  });
});

describe('a member who has not confirmed their address', () => {
  const comment = async ({ agent }: Person) => {
    const id = await publishTutorial(app, stranger);
    return agent.post(`/api/tutorials/${id}/comments`).send({ content: 'Merci !' });
  };

  it('may write in public after confirming it', async () => {
    const person = await signUp(app);
    const refused = await comment(person);
    expect(refused.body).toEqual({
      statusCode: 403,
      code: 'unconfirmed_email',
      message: 'Confirmez votre adresse e-mail avant de publier : le lien est dans votre boîte.',
    });
    const token = await app.nest
      .get(DataSource)
      .transaction((manager) =>
        app.nest.get(AccountTokensService).issueToken(manager, person.user.id, 'confirm-email'),
      );
    await app.http.post('/api/auth/email/confirm').send({ token }).expect(200);
    expect((await comment(person)).status).toBe(201);
  });

  it('may write in public at once where the site does not require confirmation', async () => {
    const settings = app.nest.get(SettingsService);
    await settings.change({ requireEmailConfirmation: false });
    const { status } = await comment(await signUp(app));
    await settings.change({ requireEmailConfirmation: true });
    expect(status).toBe(201);
  });
});
