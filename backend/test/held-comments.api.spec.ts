import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { User } from '../src/members/users/user.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

const LINKS = 'Regardez https://exemple.fr et https://exemple.net';

let app: TestApp;
let moderator: Person;
let tutorialId: number;
beforeAll(async () => {
  app = await startApp({ env: { PASSERELLE_RATE_LIMITS: 'on' } });
  moderator = await signUpAdmin(app);
  tutorialId = await createTutorial(app, { title: 'Un tutoriel commenté' });
});
afterAll(() => app.stop());

const comment = (author: Person, content: string, on = tutorialId) =>
  author.agent.post(`/api/tutorials/${on}/comments`).send({ content });
const held = async () =>
  (await moderator.agent.get('/api/admin/held-comments').expect(200)).body.comments as {
    id: number;
    content: string;
  }[];
const decide = (id: number, isAccepted: boolean) =>
  moderator.agent.post(`/api/admin/held-comments/${id}`).send({ isAccepted });
const shown = async () =>
  ((await app.http.get(`/api/tutorials/${tutorialId}/comments`)).body as { content: string }[]).map(
    ({ content }) => content,
  );
const told = async (person: Person) => JSON.stringify((await person.agent.get('/api/notifications')).body);

it('a new member’s comment with several links is held for a moderator, and its author is told so', async () => {
  const stranger = await signUp(app);
  const { body } = await comment(stranger, LINKS).expect(202);
  expect(body).toEqual({ isHeld: true, message: expect.stringContaining('attend qu’un modérateur') });
  expect(await shown()).not.toContain(LINKS);
  await until(async () => (await told(moderator)).includes('est retenu'));
  const [waiting] = await held();
  expect(waiting).toMatchObject({
    content: LINKS,
    suspicion: 'links',
    tutorialTitle: 'Un tutoriel commenté',
  });

  await decide(waiting!.id, true).expect(200);
  await decide(waiting!.id, true).expect(404);
  expect(await shown()).toContain(LINKS);
  const { entries } = (await moderator.agent.get('/api/admin/audit')).body as { entries: object[] };
  expect(entries[0]).toMatchObject({ action: 'comment.accept', before: { content: LINKS } });
});

it('a refused comment is deleted, and its author is notified', async () => {
  const stranger = await signUp(app);
  await comment(stranger, `${LINKS} encore`).expect(202);
  const [waiting] = await held();
  await decide(waiting!.id, false).expect(200);
  expect(await held()).toEqual([]);
  expect(await shown()).not.toContain(`${LINKS} encore`);
  await until(async () => (await told(stranger)).includes('Un tutoriel commenté'));
});

it('repeated or hasty comments are held, too; repeated thanks are not', async () => {
  const stranger = await signUp(app);
  const other = await createTutorial(app);
  await comment(stranger, 'Voyez mon site, vous ne le regretterez pas').expect(201);
  await comment(stranger, 'voyez mon SITE, vous ne le regretterez pas', other).expect(202);
  await comment(stranger, 'Merci !').expect(201);
  await comment(stranger, 'Merci !', other).expect(201);
  for (let count = 3; count < 8; count += 1) await comment(stranger, `Remarque numéro ${count}`).expect(201);
  await comment(stranger, 'Une remarque de trop').expect(202);
  expect((await held()).map(({ content }) => content)).toHaveLength(2);
  for (const { id } of await held()) await decide(id, false).expect(200);
});

it('no comment is held from members of more than a week, or where the setting is off', async () => {
  const [known, stranger] = [await signUp(app), await signUp(app)];
  const createdAt = new Date(Date.now() - 8 * DAY_MS);
  await app.nest.get(DataSource).getRepository(User).update(known.user.id, { createdAt });
  await comment(known, LINKS).expect(201);
  const rules = { contributorsAsk: false, heldPublications: 0, registrationProof: false };
  const hold = (holdSuspects: boolean) =>
    moderator.agent
      .put('/api/admin/community-rules')
      .send({ ...rules, holdSuspects })
      .expect(200);
  await hold(false);
  await comment(stranger, LINKS).expect(201);
  await hold(true);
});

it('a comment sent again with the same key is held once', async () => {
  const stranger = await signUp(app);
  const send = () => comment(stranger, `${LINKS} deux fois`).set('Idempotency-Key', 'retenu-une-fois');
  await send().expect(202);
  expect((await send()).body).toMatchObject({ isHeld: true });
  expect(await held()).toHaveLength(1);
  for (const { id } of await held()) await decide(id, false).expect(200);
});

it('a comment is held only where one is allowed', async () => {
  const stranger = await signUp(app);
  await comment(stranger, LINKS, 999_999).expect(404);
  await stranger.agent
    .post(`/api/tutorials/${tutorialId}/comments`)
    .send({ content: LINKS, parentId: 999_999 })
    .expect(404);
  expect(await held()).toEqual([]);
});
