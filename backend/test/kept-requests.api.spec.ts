import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { until } from './until.js';

const REQUESTS = 20;
/** Connections that are still open hold their last request. */
const STILL_OPEN = 4;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('an answer that is kept holds no request', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const received: WeakRef<IncomingMessage>[] = [];
  const server = app.nest.getHttpServer();
  server.on('request', (request: IncomingMessage) => received.push(new WeakRef(request)));
  for (let count = 0; count < REQUESTS; count += 1)
    await app.http.get(`/api/tutorials/${await createTutorial(app)}`).expect(200);
  expect(received).toHaveLength(REQUESTS);
  const held = async (): Promise<number> => {
    // Nothing that a WeakRef has given out is collected within the same turn.
    await new Promise(setImmediate);
    collectGarbage();
    return received.filter((request) => request.deref()).length;
  };
  expect(await until(held, (count) => count <= STILL_OPEN)).toBeLessThanOrEqual(STILL_OPEN);
});
