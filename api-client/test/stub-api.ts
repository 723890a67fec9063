import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeDom, openDom } from './dom.ts';

interface Reply {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  /** Delays the answer. */
  until?: Promise<unknown>;
}

/** An HTTP server with the answers that a test defines, and a DOM for a page at its URL. */
export class StubApi {
  /** Every request as « GET /api/path?query ». */
  readonly requests: string[] = [];
  private readonly replies = new Map<string, Reply | ((url: string) => Reply)>();
  private constructor(private readonly server: Server) {}

  static async start(): Promise<StubApi> {
    const server = createServer();
    const api = new StubApi(server);
    server.on('request', ({ method, url }, response) => {
      const path = url!.split('?', 1)[0]!;
      const reply = api.replies.get(`${method} ${path}`) ?? { status: 404 };
      const {
        status = 200,
        body = null,
        headers,
        until,
      } = typeof reply === 'function' ? reply(decodeURIComponent(url!)) : reply;
      api.requests.push(`${method} ${decodeURIComponent(url!)}`);
      void Promise.resolve(until).then(() =>
        response
          .writeHead(status, { 'content-type': 'application/json', connection: 'close', ...headers })
          .end(JSON.stringify(body)),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await openDom(`http://127.0.0.1:${port}/`);
    return api;
  }

  /** @param route such as « GET /api/favorites/ids », without a query */
  reply(route: string, reply: Reply | ((url: string) => Reply)): void {
    this.replies.set(route, reply);
  }

  reset(): void {
    this.requests.length = 0;
    this.replies.clear();
    localStorage.clear();
  }

  /** Removes the DOM, too. */
  async stop(): Promise<void> {
    await closeDom();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
