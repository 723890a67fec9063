import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { UsersService } from '../src/members/users/users.service.js';
import { Decision } from '../src/moderation/decisions/decision.entity.js';
import { startApp, type TestApp } from './app.js';
import { joinAuthors } from './authors.js';
import { emailsTo } from './emails.js';
import { eventsHandled } from './events.js';
import { publishTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { report } from './reported-subject.js';

let app: TestApp;
let first: Person;
let second: Person;
let reader: Person;
let admin: Person;
let moderator: Person;
let tutorialId: number;
beforeAll(async () => {
  app = await startApp();
  [reader, admin, moderator] = await Promise.all([signUp(app), signUpAdmin(app), signUp(app)]);
  await become(moderator, { isModerator: true });
});
afterAll(() => app.stop());
beforeEach(async () => {
  first = await signUp(app, { isContributor: true });
  second = await signUp(app, { isContributor: true });
  tutorialId = await publishTutorial(app, first);
  await joinAuthors(app, first, tutorialId, second);
  await report(reader, `/api/tutorials/${tutorialId}/reports`);
});

const become = ({ user }: Person, rights: object) => app.nest.get(UsersService).update(user.id, rights);
const base = '/api/admin/moderation';
const reason = 'Cela fait la publicité d’un produit.';
const decide = (body: object) =>
  moderator.agent
    .post(`${base}/things/tutorial/${tutorialId}/decision`)
    .send({ verdict: 'upheld', outcome: 'hide', reason, ...body });
const noticesOf = async ({ agent }: Person) => {
  await eventsHandled(app);
  const { body } = await agent.get('/api/notifications').expect(200);
  return (body.notifications as { title: string; href: string }[]).filter(({ href }) =>
    href?.startsWith('/decisions/'),
  );
};
const lettersTo = async ({ body }: Person, about: string) =>
  (await emailsTo(app, body.email)).filter((email) => email.includes(about));
const signInAgain = ({ body: { username, password } }: Person) =>
  app.http.post('/api/auth/login').send({ username, password });

it('each of several authors is notified, and can appeal to a moderator who is not among them', async () => {
  const { body: file } = await moderator.agent.get(`${base}/things/tutorial/${tutorialId}`).expect(200);
  expect(file.coauthors).toMatchObject([{ id: second.user.id, displayName: second.user.displayName }]);
  const { body } = await decide({ sanction: 'warn' }).expect(200);
  for (const person of [first, second]) {
    expect(await noticesOf(person)).toHaveLength(1);
    const [letter] = await lettersTo(person, 'Une décision de modération vous concerne');
    expect(letter).toContain('un avertissement');
  }
  // Each author may appeal, once for both; the other author may not decide on the appeal.
  await become(second, { isModerator: true });
  const { href } = (await noticesOf(second))[0]!;
  await app.http.post(`/api${href}/appeal`).send({ text: 'Ce lien mène à une documentation.' }).expect(201);
  const { body: list } = await admin.agent.get('/api/admin/appeals?status=pending').expect(200);
  const appeal = (list.appeals as { id: number; decision: Decision }[]).find(
    ({ decision }) => decision.id === body.id,
  )!;
  const answer = ({ agent }: Person) =>
    agent.patch(`/api/admin/appeals/${appeal.id}`).send({ status: 'reversed' });
  await answer(second).expect(403);
  await answer(admin).expect(200);
  for (const person of [first, second]) {
    expect(await noticesOf(person)).toHaveLength(2);
    expect(await lettersTo(person, 'Une décision de modération est annulée')).toHaveLength(1);
  }
});

it('each of several authors is suspended, and reinstated when the decision is undone', async () => {
  const until = new Date(Date.now() + 7 * DAY_MS).toISOString();
  const { body } = await decide({ sanction: 'suspend', until }).expect(200);
  for (const { agent } of [first, second]) await agent.get('/api/auth/me').expect(401);
  for (const person of [first, second]) await signInAgain(person).expect(403);
  // A former author is reinstated as well.
  await app.nest.get(DataSource).query('DELETE FROM tutorial_authors WHERE userId = ?', [second.user.id]);
  await moderator.agent.delete(`${base}/decisions/${body.id}`).expect(200);
  for (const person of [first, second]) await signInAgain(person).expect(200);
});

it('no author is sanctioned if one of them cannot be', async () => {
  await become(second, { isModerator: true });
  await decide({ sanction: 'suspend' }).expect(403);
  await first.agent.get('/api/auth/me').expect(200);
  expect(await noticesOf(first)).toEqual([]);
});
