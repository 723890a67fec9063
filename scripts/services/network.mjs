import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A port of this machine that nothing listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const finish = (result) => (socket.destroy(), resolve(result));
    socket.once('connect', () => finish(true)).once('error', () => finish(false));
  });

/**
 * Waits until a child listens on its port.
 * @returns {Promise<boolean>} false when it has ended instead, or not listened within the time
 */
export async function listens(child, port, seconds = 60) {
  const deadline = performance.now() + seconds * 1000;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await answers(port)) return true;
    await pause(50);
  }
  return false;
}
