import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { firstAdmin, startApp, type TestApp } from './app.js';
import { emailsTo } from './emails.js';
import { newcomer, signUp, signUpAdmin, type Person } from './people.js';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.stop());

const register = (changes: object) => app.http.post('/api/auth/register').send(newcomer(changes));
const signIn = (username: string, password: string) =>
  app.http.post('/api/auth/login').send({ username, password });

/** Forms of one address. */
const formsOf = (name: string, domain: string) => [
  `${name}@${domain}`,
  `${name}@${domain.normalize('NFD')}`,
  `${name}@${domain.toUpperCase()}`,
  `${name}@${new URL(`http://${domain}`).hostname}`,
  `  ${name.toUpperCase()}@${domain} `,
  `\u200B${name}@${domain}\u2060`,
];

describe('one mailbox is one account', () => {
  it('AC-02 however it is written at registration and sign-in', async () => {
    for (const [index, registered] of formsOf('max', 'forêt-essai.example').entries()) {
      const other = await startForm(index, registered);
      expect(other.user).toMatchObject({ email: `max${index}@forêt-essai.example` });
      for (const form of formsOf(`max${index}`, 'forêt-essai.example')) {
        await signIn(form, other.body.password).expect(200);
        await register({ email: form }).expect(409);
      }
    }
  });

  const startForm = (index: number, form: string) =>
    signUp(app, { email: form.replace(/max/i, (name) => `${name}${index}`) });

  it('AC-02 when it is changed, used for a lost password, and subscribed', async () => {
    const [first, ...others] = formsOf('zoé', 'élan.example');
    const { agent, body } = await signUp(app, { email: first });
    for (const form of others) {
      await agent.put('/api/auth/email').send({ email: form, password: body.password }).expect(400);
      await admin.agent
        .put('/api/auth/email')
        .send({ email: form, password: admin.body.password })
        .expect(409);
    }
    await app.http.post('/api/auth/password/reset-request').send({ email: others[0] }).expect(200);
    await emailsTo(app, new URL('http://élan.example').hostname);
    await app.http.post('/api/newsletter/subscribe').send({ email: first }).expect(201);
    for (const form of others)
      await app.http.post('/api/newsletter/subscribe').send({ email: form }).expect(409);
  });

  it('40.26 is shown in the newsletter, its file and messages as people write it', async () => {
    const ascii = new URL('http://bébé.example').hostname;
    const { body } = await app.http
      .post('/api/newsletter/subscribe')
      .send({ email: `léo@${ascii}` })
      .expect(201);
    expect(body).toEqual({ email: 'léo@bébé.example' });
    const list = await admin.agent.get('/api/admin/newsletter/subscribers?q=bébé').expect(200);
    expect(list.body.subscribers).toMatchObject([{ email: 'léo@bébé.example' }]);
    const file = await admin.agent.get('/api/admin/newsletter/subscribers.csv').expect(200);
    expect(file.text).toContain('"léo@bébé.example"');
    expect(file.text).not.toContain(ascii);
    const message = {
      name: 'Léo',
      email: `léo@${ascii}`,
      subject: 'Bonjour',
      message: 'Une question sur le site.',
    };
    await app.http.post('/api/contact').send(message).expect(201);
    const messages = await admin.agent.get('/api/admin/messages').expect(200);
    expect(messages.body.messages).toMatchObject([{ email: 'léo@bébé.example' }]);
  });

  it('AC-02 also for a name in full-width letters', async () => {
    const { body } = await signUp(app, { username: 'Largeur-1' });
    await signIn('Ｌａｒｇｅｕｒ-１', body.password).expect(200);
  });
});

describe('a suspended member', () => {
  it.each([
    ['lea@exemple.fr', ['lea+2@exemple.fr', 'LEA+Deux+3@Exemple.FR', '"lea"@exemple.fr']],
    ['"luc"@exemple.fr', ['luc@exemple.fr', 'luc+2@exemple.fr', '"luc+3"@exemple.fr']],
    ['l.e.o@gmail.com', ['leo@gmail.com', 'l.eo+x@googlemail.com', 'L.E.O+1@GMAIL.com']],
    ['ana@forêt.example', ['ana+1@xn--fort-ipa.example', 'ana+1@fore\u0302t.example']],
  ])('40.10 with the address %s cannot register again with another form of it', async (email, forms) => {
    const { user } = await signUp(app, { email });
    const bystander = await signUp(app);
    await admin.agent
      .post(`/api/admin/users/${user.id}/suspension`)
      .send({ until: null, reason: 'Publicité répétée' })
      .expect(200);
    for (const form of forms) {
      const refused = await register({ email: form }).expect(403);
      expect(refused.body).toMatchObject({
        code: 'suspended',
        errors: { email: expect.stringContaining('suspendu') },
      });
      await bystander.agent
        .put('/api/auth/email')
        .send({ email: form, password: bystander.body.password })
        .expect(403);
    }
    await register({ email: email.replace(/^"?/, '$&x') }).expect(201);
    await admin.agent.delete(`/api/admin/users/${user.id}/suspension`).expect(200);
    await register({ email: forms[0] }).expect(201);
  });
});

describe('names of the site’s staff', () => {
  it.each(['Administration', 'Аdministratіon', 'Mode\u0301ration', 'Admin\u200B 2', 'Passerelle'])(
    '40.10 refuses the name « %s » for members',
    async (displayName) => {
      const refused = await register({ displayName }).expect(400);
      expect(refused.body).toMatchObject({ errors: { displayName: expect.stringContaining('réservé') } });
      const { agent } = await signUp(app);
      await agent.put('/api/auth/profile').send({ displayName }).expect(400);
      await admin.agent.put('/api/auth/profile').send({ displayName }).expect(200);
    },
  );

  it('40.10 the current name of the site is reserved, and a member who already has it keeps it', async () => {
    const named = { displayName: 'Atelier des voisins' };
    const { agent } = await signUp(app, named);
    await app.nest.get(SettingsService).change({ siteName: named.displayName });
    await register(named).expect(400);
    await agent
      .put('/api/auth/profile')
      .send({ ...named, bio: 'Une phrase.' })
      .expect(200);
    await app.nest.get(SettingsService).change({ siteName: 'Passerelle' });
    await register(named).expect(201);
    const first = request.agent(app.nest.getHttpServer());
    await first.post('/api/auth/login').send(firstAdmin).expect(200);
    await first.put('/api/auth/profile').send({ displayName: 'Administration' }).expect(200);
  });
});
