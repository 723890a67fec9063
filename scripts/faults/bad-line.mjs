import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A proxy to a local port that can be slowed down and cut. */
export class BadLine {
  sockets = new Set();
  delayMs = 0;
  port = 0;
  server = createServer();

  /** @param {number} target */
  static async to(target) {
    const line = new BadLine();
    line.server.on('connection', (socket) => line.#join(socket, connect(target, '127.0.0.1')));
    await once(line.server.listen(0, '127.0.0.1'), 'listening');
    line.port = /** @type {import('node:net').AddressInfo} */ (line.server.address()).port;
    return line;
  }

  /** Closes all connections; new ones are accepted. */
  cut() {
    for (const socket of this.sockets) socket.destroy();
  }

  close() {
    this.server.close();
    this.cut();
  }

  #join(here, there) {
    for (const [from, to] of [
      [here, there],
      [there, here],
    ]) {
      this.sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        this.sockets.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), this.delayMs));
    }
  }
}
