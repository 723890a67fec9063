import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** Keeps Node's timers: React uses those it finds when it is imported, and the DOM's end with the spec. */
function registerDom(url?: string): void {
  const { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask } = globalThis;
  const { setImmediate, clearImmediate } = globalThis;
  GlobalRegistrator.register(url === undefined ? {} : { url });
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask };
  Object.assign(globalThis, timers, { setImmediate, clearImmediate });
}

// React DOM looks for a document when it is imported, so specs import this file before Testing Library.
registerDom();

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
    if (GlobalRegistrator.isRegistered) await GlobalRegistrator.unregister();
    registerDom(`http://127.0.0.1:${port}/`);
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

  /** Removes the DOM, too, once React has finished: specs in one process share its globals. */
  async stop(): Promise<void> {
    for (let turn = 0; turn < 10; turn += 1) await nextTurn();
    await GlobalRegistrator.unregister();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
