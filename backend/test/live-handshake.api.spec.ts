import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { Handshake } from '../src/community/live/handshake.js';
import { SessionsService } from '../src/members/auth/sessions.service.js';
import { startApp, type TestApp } from './app.js';
import { addressOf, cookiesOf, LiveSocket, refusalOf } from './live-socket.js';
import { signUp, type Person } from './people.js';
import { until } from './until.js';

/* Handshakes while the queue is blocked: two are reading their session and get no answer. */

let app: TestApp;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  app = await startApp({ env: { PASSERELLE_RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  [ada, bob] = [await signUp(app), await signUp(app)];
});
afterAll(() => app.stop());

let release: () => void;
let asked: Asking[];
beforeEach(async () => {
  const answer = new Promise<null>((resolve) => (release = () => resolve(null)));
  const read = jest.spyOn(app.nest.get(SessionsService), 'loadSession').mockReturnValue(answer);
  asked = [];
  for (const _ of [1, 2]) ask('192.0.2.1', ada);
  await until(() => read.mock.calls.length === 2);
});
afterEach(async () => {
  jest.restoreAllMocks();
  release();
  await Promise.all(asked.map(({ refusal }) => refusal));
});

interface Asking {
  /** Undefined while it waits. */
  status?: number;
  refusal: Promise<unknown>;
}

/** A handshake from this address. */
function ask(address: string, who?: Person): Asking {
  const incoming = new IncomingMessage(new Socket());
  incoming.headers = { 'x-forwarded-for': address, ...(who && cookiesOf(who)) };
  const asking: Asking = {
    refusal: app.nest
      .get(Handshake)
      .refusal(incoming)
      .then((refusal) => (asking.status = refusal?.status)),
  };
  // The first two keep the queue blocked; closed sockets are dropped when it moves on.
  if (asked.length >= 2) incoming.socket.destroy();
  asked.push(asking);
  return asking;
}

/** Status of a refusal, once all earlier handshakes are in the queue. */
async function refusalFrom(address: string, who?: Person): Promise<number> {
  const tried: Asking[] = [];
  const refused = () => tried.find(({ status }) => status !== undefined);
  await until(() => {
    if (!refused()) tried.push(ask(address, who));
    return refused();
  });
  return refused()!.status!;
}

it('refuses another site at once', async () => {
  expect(await refusalOf(addressOf(app), { origin: 'https://ailleurs.example' })).toBe(403);
});

it('lets two hundred visitors of one network wait, and refuses the next at once', async () => {
  const waiting = Array.from({ length: 200 }, () => ask('203.0.113.1'));
  expect(await refusalFrom('203.0.113.1')).toBe(429);
  const other = ask('203.0.113.2');
  expect(await refusalFrom('203.0.113.1')).toBe(429);
  expect([...waiting, other].filter(({ status }) => status !== undefined)).toEqual([]);
});

it('lets thirty connections of one session wait, from any address, without affecting their network', async () => {
  const waiting = Array.from({ length: 30 }, (_, place) => ask(`203.0.113.${place}`, bob));
  expect(await refusalFrom('198.51.100.1', bob)).toBe(429);
  const visitor = ask('203.0.113.1');
  expect(await refusalFrom('198.51.100.1', bob)).toBe(429);
  expect([...waiting, visitor].filter(({ status }) => status !== undefined)).toEqual([]);
});

it('lets five thousand wait in all, and tells the next to come back', async () => {
  const waiting = Array.from({ length: 4998 }, (_, place) => ask(`10.0.${place >> 8}.${place & 255}`));
  expect(await refusalFrom('10.1.0.0')).toBe(503);
  expect(waiting.filter(({ status }) => status !== undefined)).toEqual([]);
});

it('admits waiting clients once the queue moves on', async () => {
  const socket = new LiveSocket(addressOf(app), cookiesOf(bob));
  jest.restoreAllMocks();
  release();
  await socket.hello();
  expect(socket.of('welcome')).toEqual([{ type: 'welcome', member: bob.user.id, seq: 0 }]);
  socket.socket.terminate();
});
