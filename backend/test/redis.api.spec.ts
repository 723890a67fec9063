import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { getRepositoryToken } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { EventTail } from '../src/platform/domain-events/event-tail.js';
import { StoredEvent } from '../src/platform/domain-events/stored-event.entity.js';
import { Nodes } from '../src/platform/nodes/nodes.js';
import { startApp, type TestApp } from './app.js';
import { freePort, Processes } from './nodes.js';
import { until } from './until.js';

const redisProgram = process.env['REDIS_SERVER'];
// In CI a missing Redis is a failure.
const withRedis = redisProgram || process.env['CI'] === 'true' ? it : it.skip;

const processes = new Processes();
const nodes: TestApp[] = [];
let redis: Awaited<ReturnType<Processes['redis']>>;

beforeAll(async () => {
  if (!redisProgram) return;
  const port = await freePort();
  redis = await processes.redis(redisProgram, port);
  const env = { PASSERELLE_RATE_LIMITS: 'on', REDIS_URL: `redis://127.0.0.1:${port}`, LOG_LEVEL: 'fatal' };
  nodes.push(await startApp({ env }), await startApp({ env }));
});

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await processes.end();
});

const LIMIT = 20;

/** Subscribes an invalid address: 400, or 429 once the limit is reached. */
const ask = async ({ http }: TestApp): Promise<number> =>
  (await http.post('/api/newsletter/subscribe').send({ email: 'x' })).status;

/**
 * Calls the nodes in turn until both refuse.
 * @returns the number of accepted calls
 */
async function countUntilRefused(...asked: TestApp[]): Promise<number> {
  for (let counted = 0; ;) {
    const statuses: number[] = [];
    for (const node of asked) statuses.push(await ask(node));
    if (statuses.every((status) => status === 429)) return counted;
    counted += statuses.filter((status) => status === 400).length;
    expect(counted).toBeLessThanOrEqual(asked.length * LIMIT);
  }
}

withRedis('an event of one node has the other look at once, also when it is looking already', async () => {
  const [one, other] = nodes as [TestApp, TestApp];
  const [tail, telling] = [other.nest.get(EventTail), one.nest.get(Nodes)];
  let told = 0;
  other.nest.get(Nodes).on('events', () => (told += 1));
  // From now on it is connected.
  await until(() => {
    telling.broadcast('events', [0]);
    return told > 0;
  });
  // Without polling, only a message through Redis can announce events.
  clearInterval((tail as unknown as { timer: NodeJS.Timeout }).timer);
  await tail.readNewEvents();
  const heard: number[] = [];
  tail.on('profile.changed', ({ payload }) => heard.push(payload.userId));
  const events = other.nest.get<Repository<StoredEvent>>(getRepositoryToken(StoredEvent));
  const publish = async (userId: number): Promise<void> => {
    await events.insert({ type: 'profile.changed', payload: { userId }, happenedAt: new Date() });
    const before = told;
    telling.broadcast('events', [userId]);
    await until(() => told > before);
  };
  const find = events.find.bind(events);
  jest.spyOn(events, 'find').mockImplementationOnce(async (options) => {
    const found = await find(options);
    await publish(2);
    return found;
  });
  await publish(1);
  await until(() => heard.length === 2);
  expect(heard).toEqual([1, 2]);
});

withRedis(
  'nodes count together, and each for itself while Redis is away',
  async () => {
    const [one, other] = nodes as [TestApp, TestApp];
    // On a busy machine Redis may answer too late, and the node then counts alone.
    const together = await countUntilRefused(one, other);
    expect(together).toBeGreaterThanOrEqual(LIMIT);
    expect(together).toBeLessThan(1.5 * LIMIT);

    redis.kill('SIGKILL');
    await once(redis, 'exit');
    expect(await countUntilRefused(one, other)).toBeGreaterThanOrEqual(1.5 * LIMIT);
  },
  60_000,
);
