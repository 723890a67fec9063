import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { LiveSocket } from './live-socket.js';
import { freePort, Processes } from './nodes.js';
import { until } from './until.js';

let processes: Processes;
let dataDir: string;
let port: number;
beforeEach(async () => {
  processes = new Processes();
  dataDir = await mkdtemp(join(tmpdir(), 'passerelle-stop-'));
  port = await freePort();
});
afterEach(async () => {
  await processes.end();
  await rm(dataDir, { recursive: true, force: true });
});

const body = JSON.stringify({ email: 'ada@exemple.fr' });
const head = [
  'POST /api/newsletter/subscribe HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${body.length}`,
  'Expect: 100-continue',
].join('\r\n');

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const refusal = () =>
  open().then(
    (socket) => void socket.destroy(),
    (error: NodeJS.ErrnoException) => error.code,
  );

it('SIGTERM: running requests are answered, no new ones are accepted, and the process ends', async () => {
  const server = await processes.node(port, { DATA_DIR: dataDir });
  const ended = once(server, 'exit');
  const live = await new LiveSocket(`http://127.0.0.1:${port}`).hello();
  const asking = await open();
  asking.write(`${head}\r\n\r\n`);
  // `100 Continue` shows that the server has started to handle the request.
  const [begun] = (await once(asking, 'data')) as [Buffer];
  expect(begun.toString()).toMatch(/^HTTP\/1\.1 100 /);

  server.kill('SIGTERM');
  await until(refusal, (code) => code === 'ECONNREFUSED');
  expect(server.exitCode).toBeNull();
  asking.write(body);
  const answer = await text(asking);
  expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  expect(answer).toMatch(/^connection: close/im);
  expect(answer).toContain('ada@exemple.fr');

  expect(await live.ended()).toBe(1001);
  expect(await ended).toEqual([0, null]);
});

it('SIGTERM: a request that never ends does not delay the stop', async () => {
  const server = await processes.node(port, { DATA_DIR: dataDir });
  const ended = once(server, 'exit');
  const asking = await open();
  asking.write(`${head}\r\n\r\n`);
  await once(asking, 'data');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('SIGINT: a second one, as the terminal and npm both send it, does not interrupt the stop', async () => {
  const server = await processes.node(port, { DATA_DIR: dataDir });
  const ended = once(server, 'exit');
  const asking = await open();
  asking.write(`${head}\r\n\r\n`);
  await once(asking, 'data');
  server.kill('SIGINT');
  await until(refusal, (code) => code === 'ECONNREFUSED');
  server.kill('SIGINT');
  asking.write(body);
  expect(await text(asking)).toMatch(/^HTTP\/1\.1 201 /);
  expect(await ended).toEqual([0, null]);
});
