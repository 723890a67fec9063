import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LiveConnection, type LiveMessage, type Socket } from '@passerelle/api-client/live';
import request from 'supertest';
import { WebSocket } from 'ws';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { createBase } from './app.js';
import { freePort, Processes } from './nodes.js';
import { newcomer } from './people.js';
import { until } from './until.js';

/** The full test is LIVE_MEMBERS=200 LIVE_ROUNDS=50 LIVE_OUTAGE_MS=30000. */
const MEMBERS = Number(process.env['LIVE_MEMBERS'] ?? 12);
const ROUNDS = Number(process.env['LIVE_ROUNDS'] ?? 20);
const OUTAGE_MS = Number(process.env['LIVE_OUTAGE_MS'] ?? 1000);
const TIME_LIMIT_MS = MINUTE_MS + MEMBERS * ROUNDS * 40 + 2 * OUTAGE_MS;

const redisProgram = process.env['REDIS_SERVER'];
// In CI a missing Redis is a failure.
const withRedis = redisProgram || process.env['CI'] === 'true' ? it : it.skip;

const processes = new Processes();
const members: Member[] = [];
let dataDir: string;
let base: Awaited<ReturnType<typeof createBase>>;
let redis: Awaited<ReturnType<Processes['redis']>>;
let ports: number[];
let environment: Record<string, string>;

beforeAll(async () => {
  if (!redisProgram) return;
  dataDir = await mkdtemp(join(tmpdir(), 'passerelle-nodes-'));
  base = await createBase(process.env['TEST_DATABASE_URL']);
  const redisPort = await freePort();
  redis = await processes.redis(redisProgram, redisPort);
  ports = [await freePort(), await freePort()];
  environment = {
    DATA_DIR: dataDir,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    ...(base && { DATABASE_URL: base.url }),
  };
});

afterAll(async () => {
  for (const { live } of members) live.close();
  await processes.end();
  await base?.drop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
});

interface Member {
  cookie: string;
  live: LiveConnection;
  sockets: WebSocket[];
  shown: number[];
}

const address = (port: number) => `http://127.0.0.1:${port}`;

async function signUp(port: number, changes: object = {}): Promise<string> {
  const answer = await request(address(port)).post('/api/auth/register').send(newcomer(changes)).expect(201);
  return answer
    .get('Set-Cookie')!
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A member who follows a domain and reconnects to the other node after each loss. */
async function follower(index: number): Promise<Member> {
  const cookie = await signUp(ports[0]!);
  await request(address(ports[0]!))
    .put('/api/domains/programmation/follow')
    .set('Cookie', cookie)
    .expect(200);
  const member: Member = { cookie, sockets: [], shown: [], live: undefined as never };
  let turn = index;
  member.live = new LiveConnection('', {
    onState: () => undefined,
    onMessage: (message: LiveMessage) => {
      if (message.type === 'notification') member.shown.push(message['id'] as number);
    },
    open: () => {
      turn += 1;
      const socket = new WebSocket(`ws://127.0.0.1:${ports[turn % 2]}/ws`, { headers: { cookie } });
      member.sockets.push(socket);
      return socket as unknown as Socket;
    },
  });
  member.live.connect(0);
  return member;
}

const cutSome = () => {
  for (const { sockets } of members.filter((_, index) => index % 2)) sockets.at(-1)!.terminate();
};

withRedis(
  'NOTI-10 with connections cut, a node killed and Redis stopped none is missing and none is shown twice',
  async () => {
    await processes.node(ports[0]!, environment);
    let second = await processes.node(ports[1]!, environment);
    for (let index = 0; index < MEMBERS; index += 1) members.push(await follower(index));
    await until(() => members.every(({ live }) => live.state === 'open'));
    const writer = await signUp(ports[0]!, { isContributor: true });

    const waits: number[] = [];
    /** @param port of the node that gets the request; readers on both are notified */
    const publish = async (port: number, round: number) => {
      const body = {
        title: `Tutoriel ${round}`,
        description: 'Une description.',
        domainId: 1,
        source: 'Un texte.',
      };
      const began = performance.now();
      await request(address(port)).post('/api/tutorials').set('Cookie', writer).send(body).expect(201);
      waits.push(performance.now() - began);
    };
    const at = (share: number) => Math.floor(ROUNDS * share);
    let outage: Promise<unknown> = Promise.resolve();
    let isSecondUp = true;
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round === at(0.15) || round === at(0.75)) cutSome();
      if (round === at(0.3)) {
        second.kill('SIGKILL');
        isSecondUp = false;
      }
      if (round === at(0.5)) {
        second = await processes.node(ports[1]!, environment);
        isSecondUp = true;
      }
      if (round === at(0.6)) {
        redis.kill('SIGSTOP');
        outage = pause(OUTAGE_MS).then(() => redis.kill('SIGCONT'));
      }
      await publish(ports[isSecondUp ? round % 2 : 0]!, round);
    }
    const published = performance.now();
    await outage;
    await until(
      () => members.filter(({ shown }) => shown.length < ROUNDS).length,
      (behind) => behind === 0,
      TIME_LIMIT_MS,
    );
    const settled = performance.now() - published;

    for (const { cookie, shown } of members) {
      const { body } = await request(address(ports[0]!))
        .get('/api/notifications?limit=100')
        .set('Cookie', cookie)
        .expect(200);
      const kept = (body.notifications as { id: number }[]).map(({ id }) => id).reverse();
      expect(shown).toEqual(kept);
      expect(new Set(shown).size).toBe(ROUNDS);
    }
    if (process.env['LIVE_MEMBERS']) {
      const shown = members.reduce((sum, member) => sum + member.shown.length, 0);
      const sorted = waits.toSorted((one, other) => one - other).map(Math.round);
      console.log({
        shown,
        settledMs: Math.round(settled),
        publishMs: { median: sorted[at(0.5)], max: sorted.at(-1) },
      });
    }
  },
  TIME_LIMIT_MS * 2,
);

withRedis('what is new on one node shows on the other', async () => {
  const [first] = members;
  const cookie = await signUp(ports[0]!, { isContributor: true });
  const received = first!.shown.length;
  for (const port of ports) {
    const body = { title: 'Encore un', description: 'Une description.', domainId: 1, source: 'Un texte.' };
    await request(address(port)).post('/api/tutorials').set('Cookie', cookie).send(body).expect(201);
    const wanted = received + ports.indexOf(port) + 1;
    await until(
      () => first!.shown.length,
      (length) => length === wanted,
    );
  }
});

withRedis('a comment written on one node is told to readers on the other', async () => {
  const [writing, reading] = ports as [number, number];
  const tutorials = await request(address(writing)).get('/api/tutorials?limit=1').expect(200);
  const { id } = tutorials.body.tutorials[0] as { id: number };
  const topic = `tutorials/${id}/comments`;
  const received: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${reading}/ws`);
  socket.on('message', (data) => received.push((data as Buffer).toString()));
  try {
    await until(() => socket.readyState === WebSocket.OPEN);
    for (const message of [{ type: 'watch', topic }, { type: 'ping' }]) socket.send(JSON.stringify(message));
    await until(() => received.length);
    const cookie = await signUp(writing);
    const comment = request(address(writing)).post(`/api/${topic}`).set('Cookie', cookie);
    await comment.send({ content: 'Merci.' }).expect(201);
    await until(() => received.some((text) => text.includes('"type":"changed"')));
    expect(JSON.parse(received.at(-1)!)).toMatchObject({
      topic,
      comments: [{ content: 'Merci.' }],
      gone: [],
    });
  } finally {
    socket.terminate();
  }
});

withRedis('a page kept on one node goes with what happens on the other', async () => {
  const [writing, reading] = ports as [number, number];
  const cookie = await signUp(writing, { isContributor: true });
  const body = { title: 'Avant', description: 'Une description.', domainId: 1, source: 'Un texte.' };
  const write = request(address(writing));
  const { id } = (await write.post('/api/tutorials').set('Cookie', cookie).send(body).expect(201)).body;
  const read = async () => {
    const { text, headers } = await request(address(reading)).get(`/tutoriels/${id}`).expect(200);
    return { text, status: headers['cache-status'] as string };
  };
  await until(async () => (await read()).status === 'Passerelle; hit');
  await write
    .put(`/api/tutorials/${id}`)
    .set('Cookie', cookie)
    .send({ ...body, title: 'Après' })
    .expect(200);
  await until(async () => (await read()).text.includes('Après'));
  await write.post(`/api/tutorials/${id}/comments`).set('Cookie', cookie).send({ content: 'Merci à tous.' });
  await until(async () => (await read()).text.includes('Merci à tous.'));
});
