import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { CommentMailsService } from '../src/community/comment-mails/comment-mails.service.js';
import { TutorialAuthor } from '../src/content/tutorials/tutorial-author.entity.js';
import { UsersService } from '../src/members/users/users.service.js';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { EmailsService } from '../src/platform/email/emails.service.js';
import { QueuedEmail } from '../src/platform/email/queued-email.entity.js';
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
/** Emails about comments that a member has received. */
const told = async ({ body }: Person) =>
  (await emailsTo(app, body.email)).filter((email) => email.includes('/courriels/arret'));
/** Runs the digest in the morning of the site's time zone, some days from now. */
const digest = (days: number, hour = 7) => {
  const now = new Date(Date.now() + days * DAY_MS);
  now.setUTCHours(hour, 30);
  return app.nest.get(CommentMailsService).sendDigests(now);
};

it('no email is sent to members who have not asked for it', async () => {
  await author.agent.get('/api/notifications/mail').expect(200, { mode: 'none' });
  await say(reader, 'Merci pour ce tutoriel !');
  expect(await told(author)).toEqual([]);
  await choose(author, 'souvent').expect(400);
});

it('at once: one email for a comment, one for a reply, none for the member’s own', async () => {
  await choose(author, 'each').expect(200, { mode: 'each' });
  await choose(reader, 'each').expect(200);
  const question = await say(reader, 'Et avec du seigle ?');
  await say(author, 'Le seigle va très bien aussi.', question);
  const [comment, ...more] = await told(author);
  expect(more).toEqual([]);
  expect(comment).toContain('Et avec du seigle ?');
  expect(comment).toContain(`/tutoriels/${tutorialId}#_commentaire-`);
  expect(comment).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const answers = await told(reader);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toContain('Le seigle va très bien aussi.');
});

it('one click unsubscribes without signing in; following the link alone does not', async () => {
  const [email] = await told(author);
  const link = /List-Unsubscribe: <[^>]*(\/courriels\/arret\?jeton=[\w-]+)>/.exec(email!)![1]!;
  const { text } = await app.http.get(link).expect(200);
  expect(text).toContain('<p>Passerelle ne vous enverra plus par e-mail');
  expect(text).toContain('<button>Ne plus recevoir ces messages');
  await author.agent.get('/api/notifications/mail').expect(200, { mode: 'each' });
  await app.http.post(link).type('form').send('List-Unsubscribe=One-Click').expect(200);
  await author.agent.get('/api/notifications/mail').expect(200, { mode: 'none' });
  await say(reader, 'Encore une question.');
  expect(await told(author)).toHaveLength(1);
  const page = await app.http.post(link).type('form').send('page=1').expect(200);
  expect(page.text).toContain('Vous ne recevrez plus ces messages');
});

it('an unknown unsubscribe link says so, and where to choose instead', async () => {
  for (const sent of [
    await app.http.get('/courriels/arret?jeton=rien'),
    await app.http.post('/courriels/arret?jeton=rien').type('form').send('page=1'),
  ]) {
    expect(sent.status).toBe(400);
    expect(sent.text).toContain('Ce lien ne mène plus à rien');
    expect(sent.text).toContain('href="/notifications"');
  }
  await app.http.post('/courriels/arret').type('form').send('List-Unsubscribe=One-Click').expect(400);
});

it('daily: one email in the morning, with the comments that still exist', async () => {
  await choose(author, 'daily').expect(200);
  const before = (await told(author)).length;
  await say(reader, 'Premier du jour.');
  const gone = await say(reader, 'Aussitôt regretté.');
  await reader.agent.delete(`/api/comments/${gone}`).expect(200);
  await digest(1, 3);
  expect(await told(author)).toHaveLength(before);
  // Two processes run it at the same time.
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

it('no email is sent to an unconfirmed address, or to a suspended member', async () => {
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

/** Another site; its mail server defers emails to the author until they are retried. */
async function slowSite(mode: string) {
  const server: MailServer = await startMailServer();
  const site = await startApp({ site: true, env: { SMTP_URL: server.url, LOG_LEVEL: 'fatal' } });
  const [writer, guest] = [
    await confirmed(await signUp(site, { isContributor: true }), site),
    await confirmed(await signUp(site), site),
  ];
  const id = await publishTutorial(site, writer);
  await writer.agent.put('/api/notifications/mail').send({ mode }).expect(200);
  await eventsHandled(site);
  const { manager } = site.nest.get(DataSource);
  return {
    site,
    manager,
    writer,
    guest,
    tutorialId: id,
    say: async (content: string) => {
      server.answers.set(writer.body.email, '450 plus tard');
      const said = await guest.agent.post(`/api/tutorials/${id}/comments`).send({ content }).expect(201);
      await eventsHandled(site);
      return said.body.id as number;
    },
    digest: async (days: number) => {
      const now = new Date(Date.now() + days * DAY_MS);
      now.setUTCHours(7, 30);
      await site.nest.get(CommentMailsService).sendDigests(now);
      await eventsHandled(site);
    },
    /** Emails accepted after all waiting ones are retried. */
    taken: async () => {
      server.answers.clear();
      await manager.update(EventDelivery, { state: 'pending' }, { dueAt: new Date(0) });
      await eventsHandled(site);
      return server.taken.join('\n');
    },
    stop: async () => {
      await site.stop();
      server.close();
    },
  };
}

it('an email that is outdated when the mail server is back is not sent', async () => {
  const { site, manager, writer, guest, tutorialId: id, say: write, taken, stop } = await slowSite('each');
  const gone = await write('Trop vite dit.');
  await guest.agent.delete(`/api/comments/${gone}`).expect(200);
  expect(await taken()).not.toContain('Trop vite dit.');
  await write('Au bon endroit.');
  expect(await taken()).toContain('Au bon endroit.');
  // The address changes in the meantime.
  await write('Pour une autre adresse.');
  const users = site.nest.get(UsersService);
  await users.update(writer.user.id, { email: 'nouvelle@exemple.fr' });
  expect(await taken()).not.toContain('Pour une autre adresse.');
  await users.update(writer.user.id, { email: writer.body.email });
  // The recipient stops being an author, then the tutorial is unpublished.
  await write('Pour qui a quitté.');
  const authorship = await manager.findOneByOrFail(TutorialAuthor, { tutorialId: id });
  await manager.remove(TutorialAuthor, { ...authorship });
  expect(await taken()).not.toContain('Pour qui a quitté.');
  await manager.insert(TutorialAuthor, authorship);
  await write('Sous un texte retiré.');
  await writer.agent.put(`/api/tutorials/${id}/publication`).send({ isPublished: false }).expect(200);
  expect(await taken()).not.toContain('Sous un texte retiré.');
  await stop();
});

it('an outdated daily email is not sent either: its remaining comments come with the next one', async () => {
  const { manager, writer, guest, say: write, digest: send, taken, stop } = await slowSite('daily');
  await write('Celui-ci reste.');
  const gone = await write('Celui-la part.');
  await send(1);
  await guest.agent.delete(`/api/comments/${gone}`).expect(200);
  expect(await taken()).not.toMatch(/Celui-/);
  await send(2);
  const next = await taken();
  expect(next).toContain('Celui-ci reste.');
  expect(next).not.toContain('Celui-la part.');
  // After opting out a member gets no more of these emails, and after deletion only the farewell.
  await write('Encore un.');
  await send(3);
  await writer.agent.put('/api/notifications/mail').send({ mode: 'none' }).expect(200);
  expect(await taken()).not.toContain('Encore un.');
  await writer.agent.put('/api/notifications/mail').send({ mode: 'daily' }).expect(200);
  await write('Un dernier.');
  await send(4);
  const { email: recipient, password } = writer.body;
  await writer.agent.delete('/api/auth/account').send({ password }).expect(200);
  expect(await manager.findBy(QueuedEmail, { recipient })).toMatchObject([
    { content: { subject: expect.stringContaining('compte') } },
  ]);
  await stop();
});

it('a failing daily email of one member does not delay the others', async () => {
  const other = await confirmed(await signUp(app, { isContributor: true }));
  const theirs = await publishTutorial(app, other);
  await app.nest.get(UsersService).update(author.user.id, { suspendedUntil: null });
  await choose(author, 'daily').expect(200);
  await choose(other, 'daily').expect(200);
  // After this many comments in a minute a member's comments are held.
  const guest = await signUp(app);
  await say(guest, 'Pour la première.');
  const second = { content: 'Pour la seconde.' };
  await guest.agent.post(`/api/tutorials/${theirs}/comments`).send(second).expect(201);
  await eventsHandled(app);
  const emails = app.nest.get(EmailsService);
  const queue = jest.spyOn(emails, 'queueEmail').mockRejectedValueOnce(new Error('Pour voir'));
  await digest(10);
  queue.mockRestore();
  expect((await told(other)).join()).toContain('Pour la seconde.');
  await digest(10);
  expect((await told(author)).join()).toContain('Pour la première.');
});
