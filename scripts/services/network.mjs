import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PATIENCE_MS = 60_000;

/** A free local port. */
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

/** Waits until a child process listens on its port. */
export const listens = (child, port, patienceMs = PATIENCE_MS) =>
  comesSoFar(child, () => answers(port), patienceMs);

/**
 * Waits until the check holds for a child process.
 * @param {() => boolean | Promise<boolean>} check
 * @returns {Promise<boolean>} false when it has exited, or takes too long
 */
export async function comesSoFar(child, check, patienceMs = PATIENCE_MS) {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline && child.exitCode === null && child.signalCode === null) {
    if (await check()) return true;
    await pause(50);
  }
  return false;
}

/** Kills a child that nothing depends on, and waits until it is gone. */
export async function stopNow(child) {
  child.kill('SIGKILL');
  await child;
}
