import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { AuditEntry } from '../src/moderation/audit/audit-entry.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { startMailServer, type MailServer } from './mail-server.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let server: MailServer;
let app: TestApp;
let early: Person[];
let late: Person;
let admin: Person;
beforeAll(async () => {
  server = await startMailServer();
  app = await startApp({ env: { SMTP_URL: server.url, LOG_LEVEL: 'fatal' } });
  early = [await signUp(app), await signUp(app)];
  // As if the mail server had been configured just now.
  const since = new Date(Date.now() + 1).toISOString();
  await app.nest.get(SettingsService).changeState('mailSince', () => since);
  while (new Date().toISOString() <= since) await new Promise(setImmediate);
  late = await signUp(app);
  admin = await signUpAdmin(app);
});
afterAll(async () => {
  await app.stop();
  server.close();
});

const ROUTE = '/api/admin/unconfirmed-members';
const found = async () => (await admin.agent.get(ROUTE).expect(200)).body as object;
const act = async (what: string) =>
  ((await admin.agent.post(`${ROUTE}/${what}`).expect(200)).body as { count: number }).count;
/** The mail entry of « État du site ». */
const condition = async (): Promise<string> => {
  const { body } = await admin.agent.get('/api/admin/condition').expect(200);
  return (body.checks as { name: string; says: string }[]).find(({ name }) => name === 'mail')!.says;
};
const isConfirmed = async ({ agent }: Person) =>
  ((await agent.get('/api/auth/me').expect(200)).body as { emailConfirmed: boolean }).emailConfirmed;
const recorded = (action: string) =>
  app.nest.get(DataSource).manager.findBy(AuditEntry, { action: `unconfirmed-members.${action}` });

it('40.37 counts the members who registered before the mail server came', async () => {
  expect(await found()).toEqual({ count: 2, isRequired: true });
  expect(await condition()).toMatch(
    /^2\smembres inscrits avant le service d’envoi ne peuvent plus commenter ni publier, faute d’adresse confirmée\.$/,
  );
});

it('40.37 mails each of them a link, once a day', async () => {
  await eventsHandled(app);
  const links = () => server.taken.filter((line) => line.startsWith('To: ')).length;
  const before = links();
  expect(await act('links')).toBe(2);
  expect(await act('links')).toBe(0);
  await eventsHandled(app);
  expect(links() - before).toBe(2);
  expect(await recorded('send-links')).toMatchObject([{ actorId: admin.user.id, after: { members: 2 } }]);
});

it('40.37 accepts their addresses as confirmed, but not those of later members', async () => {
  expect(await act('accept')).toBe(2);
  expect(await act('accept')).toBe(0);
  expect(await found()).toEqual({ count: 0, isRequired: true });
  expect(await condition()).toBe('Le serveur d’envoi n’a pas encore été essayé.');
  for (const member of early) expect(await isConfirmed(member)).toBe(true);
  expect(await isConfirmed(late)).toBe(false);
  expect(await recorded('accept')).toMatchObject([{ actorId: admin.user.id, after: { members: 2 } }]);
});

it('40.37 is for administrators only', async () => {
  await late.agent.get(ROUTE).expect(403);
  await late.agent.post(`${ROUTE}/accept`).expect(403);
});

it('40.37 counts nobody on a site without a mail server', async () => {
  const silent = await startApp();
  const its = await signUpAdmin(silent);
  const { body } = await its.agent.get(ROUTE).expect(200);
  expect(body).toEqual({ count: 0, isRequired: false });
  await its.agent.post(`${ROUTE}/accept`).expect(200, { count: 0 });
  await silent.stop();
});
