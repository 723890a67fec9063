import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { CommentMailsService } from '../src/community/comment-mails/comment-mails.service.js';
import { UsersService } from '../src/members/users/users.service.js';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { emailsTo } from './emails.js';
import { publishTutorial } from './factories.js';
import { startMailServer, type MailServer } from './mail-server.js';
import { signUp, type Person } from './people.js';

let app: TestApp;
let author: Person;
let reader: Person;
let tutorialId: number;
const confirmed = async (person: Person, at: TestApp = app) => {
  await at.nest.get(UsersService).update(person.user.id, { emailConfirmedAt: new Date() });
  return person;
};
beforeAll(async () => {
  app = await startApp({ site: true });
  author = await confirmed(await signUp(app, { isContributor: true }));
  reader = await confirmed(await signUp(app));
  tutorialId = await publishTutorial(app, author);
});
afterAll(() => app.stop());

const choose = ({ agent }: Person, mode: string) => agent.put('/api/notifications/mail').send({ mode });
const say = async ({ agent }: Person, content: string, parentId?: number) =>
  (await agent.post(`/api/tutorials/${tutorialId}/comments`).send({ content, parentId }).expect(201)).body
    .id as number;
/** What members have been sent about comments. */
const told = async ({ body }: Person) =>
  (await emailsTo(app, body.email)).filter((email) => email.includes('/courriels/arret'));
/** In the morning of the site, some days from now. */
const digest = (days: number, hour = 7) => {
  const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  now.setUTCHours(hour, 30);
  return app.nest.get(CommentMailsService).sendDigests(now);
};

it('nobody is sent anything unless they wish it', async () => {
  await author.agent.get('/api/notifications/mail').expect(200, { mode: 'none' });
  await say(reader, 'Merci pour ce tutoriel !');
  expect(await told(author)).toEqual([]);
  await choose(author, 'souvent').expect(400);
});

it('at once: one email for a comment, one for an answer, none for one’s own', async () => {
  await choose(author, 'each').expect(200, { mode: 'each' });
  await choose(reader, 'each').expect(200);
  const question = await say(reader, 'Et avec du seigle ?');
  await say(author, 'Le seigle va très bien aussi.', question);
  const [comment, ...more] = await told(author);
  expect(more).toEqual([]);
  expect(comment).toContain('Et avec du seigle ?');
  expect(comment).toContain(`/tutoriels/${tutorialId}#comments-title`);
  expect(comment).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const answers = await told(reader);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toContain('Le seigle va très bien aussi.');
});

it('one click ends them, without signing in; following the link alone does not', async () => {
  const [email] = await told(author);
  const link = /List-Unsubscribe: <[^>]*(\/courriels\/arret\?jeton=[\w-]+)>/.exec(email!)![1]!;
  expect((await app.http.get(link).expect(200)).text).toContain('<button>Ne plus recevoir ces messages');
  await author.agent.get('/api/notifications/mail').expect(200, { mode: 'each' });
  await app.http.post(link).type('form').send('List-Unsubscribe=One-Click').expect(200);
  await author.agent.get('/api/notifications/mail').expect(200, { mode: 'none' });
  await say(reader, 'Encore une question.');
  expect(await told(author)).toHaveLength(1);
  const page = await app.http.post('/courriels/arret?jeton=rien').type('form').send('page=1').expect(200);
  expect(page.text).toContain('Vous ne recevrez plus ces messages');
});

it('daily: one email in the morning, with what is still there', async () => {
  await choose(author, 'daily').expect(200);
  const before = (await told(author)).length;
  await say(reader, 'Premier du jour.');
  const gone = await say(reader, 'Aussitôt regretté.');
  await reader.agent.delete(`/api/comments/${gone}`).expect(200);
  await digest(1, 3);
  expect(await told(author)).toHaveLength(before);
  // Two processes look at once.
  await Promise.all([digest(1), digest(1)]);
  const [latest, ...earlier] = (await told(author)).toReversed();
  expect(earlier).toHaveLength(before);
  expect(latest).toContain('Premier du jour.');
  expect(latest).not.toContain('Aussitôt regretté.');
  await say(reader, 'Le lendemain.');
  await digest(1, 9);
  expect(await told(author)).toHaveLength(before + 1);
  await digest(2);
  expect(await told(author)).toHaveLength(before + 2);
  await digest(3);
  expect(await told(author)).toHaveLength(before + 2);
});

it('nothing leaves for an address nobody has confirmed, or a suspended member', async () => {
  await choose(author, 'each').expect(200);
  const before = (await told(author)).length;
  const users = app.nest.get(UsersService);
  await users.update(author.user.id, { emailConfirmedAt: null });
  await say(reader, 'Sans adresse confirmée.');
  await users.update(author.user.id, {
    emailConfirmedAt: new Date(),
    suspendedUntil: new Date('2999-01-01'),
  });
  await say(reader, 'Auteur suspendu.');
  expect(await told(author)).toHaveLength(before);
});

it('a comment that is deleted before the mail server takes the email is not sent', async () => {
  const server: MailServer = await startMailServer();
  const other = await startApp({ site: true, env: { SMTP_URL: server.url, LOG_LEVEL: 'fatal' } });
  const [writer, guest] = [
    await confirmed(await signUp(other, { isContributor: true }), other),
    await confirmed(await signUp(other), other),
  ];
  const id = await publishTutorial(other, writer);
  await writer.agent.put('/api/notifications/mail').send({ mode: 'each' }).expect(200);
  await eventsHandled(other);
  server.answers.set(writer.body.email, '450 plus tard');
  const said = await guest.agent.post(`/api/tutorials/${id}/comments`).send({ content: 'Trop vite dit.' });
  await eventsHandled(other);
  await guest.agent.delete(`/api/comments/${said.body.id}`).expect(200);
  server.answers.clear();
  await other.nest
    .get(DataSource)
    .manager.update(EventDelivery, { state: 'pending' }, { dueAt: new Date(0) });
  await eventsHandled(other);
  expect(server.taken.join('\n')).not.toContain('Trop vite dit.');
  await other.stop();
  server.close();
});
