import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial } from './factories.js';
import { addressOf, cookiesOf, LiveSocket, refusalOf } from './live-socket.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let address: string;
let ada: Person;
let bob: Person;
let commentId: number;
beforeAll(async () => {
  app = await startApp();
  address = addressOf(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  [ada, bob] = await Promise.all([signUp(app), signUp(app)]);
  commentId = await createComment(app, ada, await createTutorial(app, { title: 'Le pain' }));
});

const sockets: LiveSocket[] = [];
afterEach(() => {
  for (const { socket } of sockets.splice(0)) socket.terminate();
});
const open = (person?: Person, headers: Record<string, string> = {}) => {
  const socket = new LiveSocket(address, { ...(person && cookiesOf(person)), ...headers });
  sockets.push(socket);
  return socket;
};
const reply = async ({ agent }: Person) => {
  const tutorialId = await tutorialOf();
  const body = { content: 'Une réponse', parentId: commentId };
  await agent.post(`/api/tutorials/${tutorialId}/comments`).send(body).expect(201);
};
const tutorialOf = async () => {
  const { body } = await app.http.get('/api/tutorials?sort=popularity&limit=1').expect(200);
  return (body.tutorials as { id: number }[])[0]!.id;
};
const told = (socket: LiveSocket, count: number) =>
  until(
    () => socket.of('notification'),
    ({ length }) => length === count,
  );

describe('connecting', () => {
  it('CALL-34 DATA-39 CALL-35 works at /ws; a ping is answered', async () => {
    const socket = await open(ada).opened();
    socket.send({ type: 'ping', timestamp: Date.now() });
    await until(() => socket.of('pong').length);
    expect(socket.received).toEqual([{ type: 'pong', timestamp: expect.any(Number) }]);
  });

  it('NOTI-12 is open to visitors, who receive no notifications', async () => {
    const visitor = await open().hello(0);
    const member = await open(ada).hello();
    expect(visitor.of('welcome')).toEqual([{ type: 'welcome', member: null }]);
    expect(member.of('welcome')).toEqual([{ type: 'welcome', member: ada.user.id, seq: 0 }]);
    await reply(bob);
    await told(member, 1);
    expect(visitor.of('notification')).toEqual([]);
  });

  it('is refused for other sites, and for other paths than /ws', async () => {
    expect(await refusalOf(address, { ...cookiesOf(ada), origin: 'https://ailleurs.example' })).toBe(403);
    await open(ada, { origin: address }).opened();
    expect(await new LiveSocket(`${address}/autre`).ended()).toBe(1006);
  });

  it('with a forged cookie counts as a visitor’s', async () => {
    const socket = await new LiveSocket(address, { cookie: 'passerelle=s%3Aautre.signature' }).hello();
    sockets.push(socket);
    expect(socket.of('welcome')).toEqual([{ type: 'welcome', member: null }]);
  });

  it('LIVE-13 is refused while the setting enableWebsocket is off, which also closes open connections', async () => {
    const socket = await open(ada).opened();
    await app.nest.get(SettingsService).change({ enableWebsocket: false });
    expect(await refusalOf(address, cookiesOf(ada))).toBe(403);
    expect(await socket.ended()).toBe(4403);
    await app.nest.get(SettingsService).change({ enableWebsocket: true });
    await open(ada).opened();
  });
});

describe('the server sends', () => {
  it('DATA-37 a notification once to every device of the member', async () => {
    const phone = await open(ada).hello();
    const desk = await open(ada).hello();
    await reply(bob);
    for (const socket of [phone, desk]) {
      expect(await told(socket, 1)).toEqual([
        {
          type: 'notification',
          id: expect.any(Number),
          title: 'Nouvelle réponse',
          message: `${bob.user.displayName} a répondu à votre commentaire sur « Le pain ».`,
          variant: 'default',
          metadata: { seq: 1, kind: 'reply', href: expect.stringContaining('/tutoriels/'), group: null },
          timestamp: expect.any(String),
        },
      ]);
    }
  });

  it('NOTI-10 notifications missed while away, after the last one received', async () => {
    const first = await open(ada).hello();
    await reply(bob);
    await told(first, 1);
    first.socket.terminate();
    await reply(bob);
    await reply(bob);
    const again = await open(ada).hello(1);
    const numbers = (await told(again, 2)).map(({ metadata }) => (metadata as { seq: number }).seq);
    expect(numbers).toEqual([2, 3]);
    const newcomer = await open(ada).hello();
    await until(() => newcomer.of('standing').length);
    expect(newcomer.received).toMatchObject([{ type: 'welcome' }, { type: 'standing', seq: 3, unread: 3 }]);
  });

  it('only new notifications to a client with an impossible number', async () => {
    const socket = await open(ada).hello(4000);
    await reply(bob);
    await told(socket, 1);
    for (const after of [-1, 1.5, 'tout', null, {}]) {
      const other = await open(ada).opened();
      other.send({ type: 'hello', after });
      await until(() => other.of('standing').length);
      expect(other.of('notification')).toEqual([]);
    }
  });

  it('NOTI-08 reads and clears to the member’s other devices', async () => {
    const phone = await open(ada).hello();
    await reply(bob);
    await told(phone, 1);
    await ada.agent.put('/api/notifications/read').send({ upTo: 1 }).expect(200);
    await until(() => phone.of('standing').some(({ unread, readSeq }) => unread === 0 && readSeq === 1));
    await ada.agent.delete('/api/notifications').expect(200);
    await until(() => phone.of('standing').some(({ clearedSeq }) => clearedSeq === 1));
  });

  it('CALL-35 CALL-36 nothing for a notification that a client sends', async () => {
    const [sender, other] = await Promise.all([open(ada).hello(), open(bob).hello()]);
    sender.send({ type: 'notification', title: 'Faux', message: 'Cliquez ici', variant: 'default' });
    for (const socket of [sender, other]) {
      socket.send({ type: 'ping' });
      await until(() => socket.of('pong').length);
      expect(socket.of('notification')).toEqual([]);
    }
  });
});

describe('a connection ends', () => {
  it('with its session', async () => {
    const socket = await open(ada).hello();
    const other = await open(bob).hello();
    await ada.agent.post('/api/auth/logout').expect(200);
    expect(await socket.ended()).toBe(4401);
    expect(other.closeCode).toBeUndefined();
  });

  it('with its session when the password is changed in another one', async () => {
    const kept = await open(ada).hello();
    const { password, username } = ada.body;
    const second = await signInElsewhere(username, password);
    const lost = await open(second).hello();
    const body = { password, newPassword: 'Tout-Autre-Passage-3' };
    await ada.agent.put('/api/auth/password').send(body).expect(200);
    expect(await lost.ended()).toBe(4401);
    kept.send({ type: 'ping' });
    await until(() => kept.of('pong').length);
  });

  it('with its account', async () => {
    const socket = await open(ada).hello();
    const { password } = ada.body;
    await ada.agent.delete('/api/auth/account').send({ password }).expect(200);
    expect(await socket.ended()).toBe(4401);
  });

  it('with a suspension', async () => {
    const admin = await signUpAdmin(app);
    const socket = await open(ada).hello();
    await admin.agent
      .post(`/api/admin/users/${ada.user.id}/suspension`)
      .send({ until: null, reason: 'Publicité répétée' })
      .expect(200);
    expect(await socket.ended()).toBe(4401);
  });
});

describe('an invalid message', () => {
  it('over 64 kB ends the connection', async () => {
    const socket = await open(ada).hello();
    socket.send({ type: 'notification', message: 'x'.repeat(64 * 1024) });
    expect(await socket.ended()).toBe(1009);
  });

  it('is ignored, however malformed', async () => {
    const socket = await open(ada).hello();
    for (const text of [
      '',
      '{',
      'null',
      '[]',
      '1',
      '{"type":1}',
      '{"type":"inconnu"}',
      '{"type":"constructor"}',
    ])
      socket.send(text);
    socket.socket.send(Buffer.from([0, 1, 2, 255]));
    socket.send('{"type":"hello","after":{"a":[]}}');
    socket.send({ type: 'ping' });
    await until(() => socket.of('pong').length);
  });

  it('sent in a flood ends the connection', async () => {
    const socket = await open(ada).hello();
    for (let count = 0; count < 150; count += 1) socket.send({ type: 'ping' });
    expect(await socket.ended()).toBe(1008);
  });
});

async function signInElsewhere(username: string, password: string): Promise<Person> {
  const { default: request } = await import('supertest');
  const agent = request.agent(app.nest.getHttpServer());
  await agent.post('/api/auth/login').send({ username, password }).expect(200);
  return { ...ada, agent };
}
