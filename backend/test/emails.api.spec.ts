import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { EventDelivery } from '../src/platform/domain-events/event-delivery.entity.js';
import { StoredEvent } from '../src/platform/domain-events/stored-event.entity.js';
import { EmailsService } from '../src/platform/email/emails.service.js';
import { QueuedEmail } from '../src/platform/email/queued-email.entity.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { startMailServer, type MailServer } from './mail-server.js';
import { signUpAdmin, type Person } from './people.js';

let server: MailServer;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ env: { SMTP_URL: server.url, LOG_LEVEL: 'fatal' } });
  admin = await signUpAdmin(app);
  await eventsHandled(app);
});
afterAll(async () => {
  await app.stop();
  server.close();
});

const manager = () => app.nest.get(DataSource).manager;
const send = async (recipient: string) => {
  const content = { subject: 'Un essai', paragraphs: ['Bonjour'] };
  await manager().transaction((inner) => app.nest.get(EmailsService).queueEmail(inner, recipient, content));
  await eventsHandled(app);
};
const queued = (recipient: string) => manager().countBy(QueuedEmail, { recipient });
const waiting = () =>
  manager().find(EventDelivery, { where: { subscriber: 'emails' }, order: { id: 'DESC' } });

it('a sent email is stored nowhere', async () => {
  await send('ada@exemple.fr');
  expect(server.taken).toContain('To: ada@exemple.fr');
  expect(await queued('ada@exemple.fr')).toBe(0);
  expect(await waiting()).toEqual([]);
});

it('AC-03 an email is marked as automatic', async () => {
  await send('automate@exemple.fr');
  expect(server.taken).toContain('Auto-Submitted: auto-generated');
});

it('an email that the server rejects temporarily is sent later, with the same id', async () => {
  server.answers.set('bob@exemple.fr', '450 plus tard');
  await send('bob@exemple.fr');
  expect(server.taken).not.toContain('To: bob@exemple.fr');
  expect(await waiting()).toMatchObject([{ state: 'pending', error: expect.stringContaining('450') }]);
  const { id, createdAt } = await manager().findOneByOrFail(QueuedEmail, { recipient: 'bob@exemple.fr' });
  server.answers.clear();
  await manager().update(EventDelivery, { subscriber: 'emails' }, { dueAt: new Date(0) });
  await eventsHandled(app);
  expect(server.taken).toContain('To: bob@exemple.fr');
  const name = `${createdAt.getTime()}-${String(id).padStart(10, '0')}`;
  expect(server.taken).toContain(`Message-ID: <${name}@localhost>`);
  expect(await queued('bob@exemple.fr')).toBe(0);
});

it('an email whose recipient the server rejects is not retried', async () => {
  server.answers.set('inconnu@exemple.fr', '550 inconnu ici');
  await send('inconnu@exemple.fr');
  expect(await waiting()).toMatchObject([
    { state: 'dead', attempts: 1, error: expect.stringContaining('550') },
  ]);
});

interface Failures {
  total: number;
  failures: { id: number; recipient: string; isGivenUp: boolean; attempts: number; nextAttemptAt: string }[];
}
const failures = async () => (await admin.agent.get('/api/admin/mail/failures').expect(200)).body as Failures;
const pause = async () => {
  const { failures: listed } = await failures();
  return Math.round((Date.parse(listed[0]!.nextAttemptAt) - Date.now()) / 1000);
};

it('a failing email is retried for nineteen hours with growing pauses, then waits for an administrator', async () => {
  server.answers.set('absente@exemple.fr', '451 plus tard');
  await send('absente@exemple.fr');
  const pauses = [];
  for (let attempt = 1; attempt <= 7; attempt += 1) {
    pauses.push(await pause());
    await manager().update(EventDelivery, { state: 'pending' }, { dueAt: new Date(0) });
    await eventsHandled(app);
  }
  expect(pauses.map((seconds) => Math.ceil(seconds / 5) * 5)).toEqual([
    5, 60, 300, 1800, 7200, 14_400, 43_200,
  ]);
  const { failures: listed, total } = await failures();
  expect(total).toBe(2);
  expect(listed[0]).toMatchObject({
    recipient: 'absente@exemple.fr',
    subject: 'Un essai',
    isGivenUp: true,
    attempts: 8,
    answer: expect.stringContaining('451 plus tard'),
    nextAttemptAt: null,
  });
  expect(JSON.stringify(listed)).not.toContain('Bonjour');
  const { body } = await admin.agent.get('/api/admin/dead-letters').expect(200);
  expect(body).toEqual({ deadLetters: [], total: 0 });
});

it('an administrator can resend a failed email, or discard it with its text', async () => {
  server.answers.delete('absente@exemple.fr');
  const [late, refused] = (await failures()).failures;
  await admin.agent.post(`/api/admin/mail/failures/${late!.id}/retry`).expect(200, { done: true });
  await eventsHandled(app);
  expect(server.taken).toContain('To: absente@exemple.fr');
  await admin.agent.delete(`/api/admin/mail/failures/${refused!.id}`).expect(200, { done: true });
  expect(await queued('inconnu@exemple.fr')).toBe(0);
  expect(await failures()).toEqual({ failures: [], total: 0 });
  await admin.agent.delete(`/api/admin/mail/failures/${refused!.id}`).expect(404);
  await admin.agent.post(`/api/admin/mail/failures/${late!.id}/retry`).expect(404);
});

it('a failed email that nobody resends is deleted after two weeks', async () => {
  server.answers.set('oubliee@exemple.fr', '550 inconnue ici');
  await send('oubliee@exemple.fr');
  const old = new Date(Date.now() - 15 * DAY_MS);
  await manager().update(QueuedEmail, { recipient: 'oubliee@exemple.fr' }, { createdAt: old });
  await manager().update(StoredEvent, { type: 'email.queued' }, { happenedAt: old });
  await app.nest.get(EmailsService).deleteOldEmails();
  expect(await queued('oubliee@exemple.fr')).toBe(0);
  expect(await waiting()).toEqual([]);
});

it('no email is sent to reserved addresses', async () => {
  await send('camille_demo@demonstration.invalid');
  expect(await queued('camille_demo@demonstration.invalid')).toBe(0);
  expect(server.taken).not.toContain('To: camille_demo@demonstration.invalid');
});
