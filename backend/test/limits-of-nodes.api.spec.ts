import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { freePort, Processes } from './nodes.js';

const redisProgram = process.env['REDIS_SERVER'];
// Where everything has to be there, its absence is a failure.
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
}, 60_000);

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await processes.end();
});

/** Subscribes what is no address: refused with 400, or 429 once the limit of twenty is reached. */
const ask = async ({ http }: TestApp): Promise<number> =>
  (await http.post('/api/newsletter/subscribe').send({ email: 'x' })).status;

withRedis(
  'nodes count together, and each for itself while Redis is away',
  async () => {
    const [one, other] = nodes as [TestApp, TestApp];
    const ten = Array.from({ length: 10 });
    for (const _ of ten) expect([await ask(one), await ask(other)]).toEqual([400, 400]);
    expect([await ask(one), await ask(other)]).toEqual([429, 429]);

    redis.kill('SIGKILL');
    await once(redis, 'exit');
    for (const _ of [...ten, ...ten]) expect([await ask(one), await ask(other)]).toEqual([400, 400]);
    expect([await ask(one), await ask(other)]).toEqual([429, 429]);
  },
  60_000,
);
