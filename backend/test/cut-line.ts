import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy that can be cut, frozen and restored, always at the same address. */
export class CutLine {
  private readonly sockets = new Set<Socket>();
  private isFrozen = false;
  private server: Server | undefined;
  private port = 0;

  constructor(private readonly target: URL) {}

  /**
   * Accepts connections.
   * @returns the URL of the target through this proxy
   */
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

  /** Accepts connections but never answers, like a suspended server process. */
  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Closes connections and refuses new ones. */
  async cut(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    if (server?.listening) await new Promise((closed) => server.close(closed));
  }
}
