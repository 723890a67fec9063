import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { RequestsInProgress } from './requests-in-progress.js';

const CONNECTIONS = 100;
const DRAIN_MS = MINUTE_MS;

it('40.41 answers every connection that waits to be accepted when the server stops, then accepts no more', async () => {
  const server = createServer((_request, response) => response.end('fait'));
  const requests = new RequestsInProgress(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return text(socket).catch((error: NodeJS.ErrnoException) => error.code);
  });
  // By now the system has connected them, but the server has had no turn to accept any.
  await new Promise((resolve) => process.nextTick(resolve));
  await requests.drain(DRAIN_MS);
  expect(await Promise.all(answers)).toEqual(
    Array.from({ length: CONNECTIONS }, () => expect.stringMatching(/^HTTP\/1\.1 200 [^]*close[^]*fait/)),
  );
  const [refused] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
  expect(refused.code).toBe('ECONNREFUSED');
});
