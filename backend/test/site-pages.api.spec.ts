import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ContactMessage } from '../src/site/contact/contact-message.entity.js';
import { startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ site: true });
  admin = await signUpAdmin(app, { displayName: 'Ada' });
});
afterAll(() => app.stop());

interface PageFile {
  isOwn: boolean;
  version: number;
  versions: { id: number; source: string | null; author: string | null }[];
}

const html = async (path: string) => (await app.http.get(path).expect(200)).text;
const write = async (page: string, source: string, replaces: number, status = 200) =>
  (await admin.agent.put(`/api/admin/pages/${page}`).send({ source, replaces }).expect(status))
    .body as PageFile;
const read = async (page: string) =>
  (await admin.agent.get(`/api/admin/pages/${page}`).expect(200)).body as PageFile;

const pages = [
  'mentions-legales',
  'confidentialite',
  'conditions-utilisation',
  'cookies',
  'accessibilite',
  'contact',
  'faq',
  'comment-ca-marche',
  'devenir-contributeur',
];

it.each(pages)('/%s shows the operator’s text, and the built-in one again after a reset', async (page) => {
  const before = await html(`/${page}`);
  const title = /<h1[^>]*>([^<]+)/.exec(before)![1];
  const { version, isOwn } = await write(page, '## Ici\n\nUn texte *à nous*. <script>alert(1)</script>', 0);
  expect(isOwn).toBe(true);
  const own = await html(`/${page}`);
  expect(own).toContain('Un texte <em>à nous</em>.');
  expect(own).not.toContain('alert(1)</script>');
  expect(own).toContain('<meta name="description" content="Un texte à nous.');
  expect(/<h1[^>]*>([^<]+)/.exec(own)![1]).toBe(title);
  await admin.agent.delete(`/api/admin/pages/${page}/versions/${version}`).expect(200);
  expect(await html(`/${page}`)).toBe(before);
});

it('stores every version with its author, and refuses to overwrite an unseen one', async () => {
  const at = async () => (await read('faq')).version;
  await write('faq', 'Premier.', await at());
  const second = await write('faq', 'Second.', await at());
  await write('faq', 'Ailleurs.', second.version - 1, 409);
  expect(await html('/faq')).toContain('Second.');
  const { versions } = await read('faq');
  expect(versions.slice(0, 2)).toMatchObject([
    { source: 'Second.', author: 'Ada' },
    { source: 'Premier.', author: 'Ada' },
  ]);
  await write('faq', versions[1]!.source!, second.version);
  expect(await html('/faq')).toContain('Premier.');
});

describe('simultaneous versions', () => {
  const put = (page: string, source: string, replaces: number) =>
    admin.agent.put(`/api/admin/pages/${page}`).send({ source, replaces });

  it('of one page cannot both replace the same text', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { version } = await read('faq');
      const both = await Promise.all(['Ici.', 'Là.'].map((source) => put('faq', source, version)));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const kept = both.find(({ status }) => status === 200)!.body as PageFile;
      expect(await html('/faq')).toContain(kept.versions[0]!.source);
    }
  });

  it('of two pages are both shown', async () => {
    for (let round = 0; round < 4; round += 1) {
      const names = ['confidentialite', 'accessibilite', 'devenir-contributeur'];
      const before = await Promise.all(names.map(read));
      const text = `Au même moment, ${round}.`;
      const all = await Promise.all(names.map((name, index) => put(name, text, before[index]!.version)));
      expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
      for (const name of names) expect(await html(`/${name}`)).toContain(text);
    }
  });
});

it('answers 404 for other pages, and refuses empty texts', async () => {
  await admin.agent.get('/api/admin/pages/catalogue').expect(404);
  await write('catalogue', 'Un texte.', 0, 404);
  await write('cookies', '   ', 0, 400);
  await app.http.get('/api/pages/cookies').expect(404);
  await app.http.get('/api/pages/__proto__').expect(404);
});

it('the legal notice contains the operator’s data', async () => {
  expect(await html('/mentions-legales')).toContain('L’éditeur de ce site fait figurer ici');
  const legal = {
    legalPublisher: 'Association Ateliers du Lac',
    legalAddress: '1, quai du Lac\n74000 Annecy',
    legalDirector: 'Ada Martin',
    legalHost: 'Hébergeur SAS, Paris',
  };
  await admin.agent.patch('/api/admin/appearance').send(legal).expect(200);
  const text = await html('/mentions-legales');
  expect(text).toContain('<p>Association Ateliers du Lac</p><p>1, quai du Lac<br/>74000 Annecy</p>');
  expect(text).toContain('Ada Martin');
  expect(text).toContain('<p>Hébergeur SAS, Paris</p>');
  expect(text).not.toContain('fait figurer ici');
  expect(text).not.toContain('indique ici');
});

describe('a contact message', () => {
  const message = {
    name: 'Zoé',
    email: 'zoe@exemple.fr',
    subject: 'Un atelier',
    message: 'Bonjour,\n\nquand a lieu le prochain ?',
  };
  const list = async (state: string) =>
    (await admin.agent.get(`/api/admin/messages?state=${state}`).expect(200)).body as {
      messages: { id: number; subject: string; isSuspect: boolean }[];
      total: number;
    };

  it('is mailed to the administrators, listed, and can be marked as handled', async () => {
    await app.http.post('/api/contact').send(message).expect(201);
    const { messages } = await list('waiting');
    expect(messages).toMatchObject([{ ...message, isSuspect: false, state: 'waiting' }]);
    const [mail] = (await emailsTo(app, admin.body.email)).filter((each) => each.includes('Un atelier'));
    expect(mail).toContain('Subject: Message de contact : Un atelier');
    expect(mail).toMatch(/^Reply-To: .*<zoe@exemple\.fr>/m);
    expect(mail).toContain(
      'Une personne qui dit s’appeler Zoé (zoe@exemple.fr) vous écrit depuis la page Contact',
    );
    expect(mail).toContain('quand a lieu le prochain');
    await admin.agent.patch(`/api/admin/messages/${messages[0]!.id}`).send({ state: 'handled' }).expect(200);
    expect((await list('waiting')).total).toBe(0);
    expect((await list('handled')).total).toBe(1);
    await admin.agent.patch('/api/admin/messages/4242').send({ state: 'handled' }).expect(404);
  });

  it('can be sent by a plain form, which is answered with a page', async () => {
    const post = (fields: object, status: number) =>
      app.http.post('/contact').type('form').send(fields).expect(status).expect('Content-Type', /html/);
    const subject = 'Sans script';
    const { text: thanks } = await post({ ...message, subject, website: '' }, 200);
    expect(thanks).toContain('<h1>Merci, votre message est envoyé</h1>');
    const { text: refusal } = await post({ ...message, email: 'zoe' }, 400);
    expect(refusal).toContain('Veuillez entrer une adresse e-mail valide. Revenez');
    await post({}, 400);
    await app.http.post('/contact').set('Origin', 'https://ailleurs.exemple').send(message).expect(403);
    const { messages } = await list('waiting');
    expect(messages).toMatchObject([{ ...message, subject, isSuspect: false }]);
    await admin.agent.delete(`/api/admin/messages/${messages[0]!.id}`).expect(200);
  });

  it('that looks like spam is listed, but not mailed', async () => {
    const subject = 'Vente';
    await app.http
      .post('/api/contact')
      .send({ ...message, subject, website: 'https://x.exemple' })
      .expect(201);
    const links = 'https://a.exemple HTTPS://b.exemple Http://c.exemple';
    await app.http
      .post('/api/contact')
      .send({ ...message, subject, message: links })
      .expect(201);
    const { messages } = await list('waiting');
    expect(messages.map(({ isSuspect }) => isSuspect)).toEqual([true, true]);
    expect((await emailsTo(app, admin.body.email)).filter((each) => each.includes(subject))).toEqual([]);
  });

  it('is deleted at its sender’s request, without the sender in the audit trail', async () => {
    const subject = 'À oublier';
    await app.http
      .post('/api/contact')
      .send({ ...message, subject })
      .expect(201);
    const { id } = (await list('waiting')).messages.find((each) => each.subject === subject)!;
    await admin.agent.delete(`/api/admin/messages/${id}`).expect(200);
    await admin.agent.delete(`/api/admin/messages/${id}`).expect(404);
    expect((await list('waiting')).messages.filter((each) => each.subject === subject)).toEqual([]);
    const { body } = await admin.agent.get(`/api/admin/audit?targetType=message&targetId=${id}`).expect(200);
    const { entries } = body as { entries: object[] };
    expect(entries).toMatchObject([{ action: 'message.delete', before: null, after: null }]);
    expect(JSON.stringify(entries)).not.toMatch(/zoe|oublier/i);
  });

  it('is listed but not mailed when a flood would fill mailboxes', async () => {
    const rows = app.nest.get(DataSource).getRepository(ContactMessage);
    const flood = { ...message, userId: null, isSuspect: false, handledAt: null, createdAt: new Date() };
    const subjects = ['La dernière', 'Une de trop'];
    await rows.insert(Array.from({ length: 99 - (await rows.countBy({ isSuspect: false })) }, () => flood));
    for (const subject of subjects) {
      await app.http
        .post('/api/contact')
        .send({ ...message, subject })
        .expect(201);
    }
    const mails = (await emailsTo(app, admin.body.email)).filter((each) =>
      subjects.some((subject) => each.includes(subject)),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('C’est le 100e message en vingt-quatre heures');
    expect((await list('waiting')).messages[0]!.subject).toBe('Une de trop');
    await rows.deleteAll();
  });

  it('is deleted with its sender’s account, and is in the data export', async () => {
    const member = await signUp(app);
    await member.agent
      .post('/api/contact')
      .send({ ...message, subject: 'De moi' })
      .expect(201);
    const { text } = await member.agent.get('/api/auth/export').buffer(true);
    expect(text).toContain('De moi');
    const { password } = member.body;
    await member.agent
      .delete('/api/auth/account')
      .send({ password })
      .expect((answer) => expect(answer.ok).toBe(true));
    expect((await list('waiting')).messages.filter(({ subject }) => subject === 'De moi')).toEqual([]);
  });

  it.each([{ email: 'zoe' }, { message: 'Court' }, { name: '' }, { subject: 'a\nb' }])(
    'refuses %j',
    (wrong) =>
      app.http
        .post('/api/contact')
        .send({ ...message, ...wrong })
        .expect(400),
  );
});
