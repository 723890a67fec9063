import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut, frozen and mended; it stands at one address all along. */
export class CutLine {
  private readonly sockets = new Set<Socket>();
  private isFrozen = false;
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: URL) {}

  /** Lets through what comes. @returns the URL under which the target is reached by this line */
  async mend(): Promise<string> {
    this.server = createServer((socket) => {
      const onward = connect(Number(this.target.port), this.target.hostname);
      for (const each of [socket, onward]) {
        this.sockets.add(each);
        each.on('error', () => undefined);
        each.on('close', () => {
          this.sockets.delete(each);
          for (const end of [socket, onward]) end.destroy();
        });
      }
      for (const [from, to] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        from.on('data', (bytes) => to.write(bytes));
        if (this.isFrozen) from.pause();
      }
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
    const url = new URL(this.target);
    url.host = `127.0.0.1:${this.port}`;
    return url.href;
  }

  /** As when the server's process is stopped: whoever connects is let in, and nothing is ever answered. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Ends what is connected and refuses what comes. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    if (server?.listening) await new Promise((closed) => server.close(closed));
  }
}
