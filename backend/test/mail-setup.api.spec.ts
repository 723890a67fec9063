import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SenderRecords } from '../src/site/mail/sender-records.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { startMailServer, type MailServer } from './mail-server.js';
import { startNameServer, type NameServer } from './name-server.js';
import { signUpAdmin, type Person } from './people.js';

let server: MailServer;
let names: NameServer;
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  [server, names] = await Promise.all([startMailServer(), startNameServer()]);
  const env = { SMTP_URL: server.url, PUBLIC_URL: 'http://tutos.ateliers.fr', LOG_LEVEL: 'fatal' };
  app = await startApp({ env });
  app.nest.get(SenderRecords).resolver.setServers([names.address]);
  admin = await signUpAdmin(app);
});
afterAll(async () => {
  await app.stop();
  server.close();
  names.close();
});

const setup = async () => (await admin.agent.get('/api/admin/mail').expect(200)).body as object;
const trial = async (to: string) =>
  (await admin.agent.post('/api/admin/mail/test').send({ to }).expect(200)).body as object;
const records = async (body: object = {}) =>
  (await admin.agent.post('/api/admin/mail/records').send(body).expect(200)).body as {
    records: { name: string; state: string; host: string; value: string }[];
  };

it('an administrator sees the mail server and the sender of the site', async () => {
  expect(await setup()).toMatchObject({
    server: { host: '127.0.0.1', isEncrypted: false, username: null },
    sender: { name: 'Passerelle', address: 'ne-pas-repondre@tutos.ateliers.fr' },
    lastTest: null,
  });
});

it('a test email is sent at once, and the server’s reply is shown', async () => {
  expect(await trial('ada@exemple.fr')).toMatchObject({ wasAccepted: true, answer: '250 pris' });
  expect(server.taken).toContain('To: ada@exemple.fr');
  expect(await setup()).toMatchObject({ lastTest: { wasAccepted: true, answer: '250 pris' } });
});

it('a refusal of the test email is reported with the server’s reply and advice', async () => {
  server.answers.set('nul@exemple.fr', '550 5.1.1 inconnu ici');
  expect(await trial('nul@exemple.fr')).toEqual({
    wasAccepted: false,
    answer: '550 5.1.1 inconnu ici',
    advice: expect.stringContaining('refuse'),
  });
  expect(await setup()).toMatchObject({ lastTest: { wasAccepted: false } });
  await admin.agent.post('/api/admin/mail/test').send({ to: 'rien' }).expect(400);
});

it('an unreachable mail server is distinguished from none', async () => {
  const away = await startApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1', LOG_LEVEL: 'fatal' } });
  const { agent } = await signUpAdmin(away);
  const { body } = await agent.post('/api/admin/mail/test').send({ to: 'ada@exemple.fr' }).expect(200);
  expect(body).toMatchObject({ wasAccepted: false, advice: expect.stringContaining('Personne ne répond') });
  await away.stop();
  const without = await startApp();
  const { agent: other } = await signUpAdmin(without);
  const answer = await other.post('/api/admin/mail/test').send({ to: 'ada@exemple.fr' }).expect(200);
  expect(answer.body).toMatchObject({ wasAccepted: false, answer: null });
  expect((answer.body as { advice: string }).advice).toContain('SMTP_URL');
  expect(await emailsTo(without, 'ada@exemple.fr')).toHaveLength(1);
  await without.stop();
});

it('the DNS records of the sender are looked up, and missing ones reported', async () => {
  expect((await records()).records).toMatchObject([
    { name: 'spf', state: 'missing', host: 'tutos.ateliers.fr' },
    { name: 'dkim', state: 'unknown' },
    { name: 'dmarc', state: 'missing', host: '_dmarc.tutos.ateliers.fr' },
  ]);
  names.texts.set('tutos.ateliers.fr', ['un autre texte', 'v=spf1 include:_spf.exemple.fr ~all']);
  names.texts.set('s1._domainkey.tutos.ateliers.fr', [`v=DKIM1; k=rsa; p=${'A'.repeat(300)}`]);
  // The parent domain's record applies where the subdomain has none.
  names.texts.set('_dmarc.ateliers.fr', ['v=DMARC1; p=none']);
  expect((await records({ selector: 'S1' })).records).toMatchObject([
    { state: 'ok', value: 'v=spf1 include:_spf.exemple.fr ~all' },
    { state: 'ok', host: 's1._domainkey.tutos.ateliers.fr' },
    { state: 'ok', host: '_dmarc.ateliers.fr' },
  ]);
  expect(await setup()).toMatchObject({ dkimSelector: 's1' });
  names.texts.set('tutos.ateliers.fr', ['v=spf1 +all']);
  names.texts.set('s1._domainkey.tutos.ateliers.fr', ['v=DKIM1; p=']);
  names.texts.set('_dmarc.ateliers.fr', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']);
  expect((await records()).records.map(({ state }) => state)).toEqual(['wrong', 'wrong', 'wrong']);
  await admin.agent.post('/api/admin/mail/records').send({ selector: 'a b' }).expect(400);
});

it('a silent DNS server is reported within seconds', async () => {
  names.isAway = true;
  expect((await records()).records.map(({ state }) => state)).toEqual(['silent', 'silent', 'silent']);
});
