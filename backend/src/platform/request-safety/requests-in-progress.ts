import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** The event loop accepts a connection in one turn and reads its data in the next. */
const TURNS = 3;
/** Limit for accepting connections that wait, while others come. */
const MAX_ACCEPT_MS = 2000;
/** A client that has just been answered or connected may be sending a request. */
const QUIET_MS = 250;

/** Tracks requests in progress, for a graceful shutdown. */
export class RequestsInProgress {
  private readonly answering = new Set<ServerResponse>();
  private quiet: NodeJS.Timeout | undefined;
  /** Resolves the drain; set during a drain. */
  private drained: (() => void) | undefined;

  /** @param server must not be listening yet */
  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response) => {
      clearTimeout(this.quiet);
      if (this.drained) response.shouldKeepAlive = false;
      this.answering.add(response);
      response.once('close', () => {
        this.answering.delete(response);
        this.endWhenQuiet();
      });
    });
  }

  /**
   * Stops accepting connections and closes each after its next response; resolves once no request is in progress, or
   * after the time limit.
   */
  async drain(withinMs: number): Promise<void> {
    await this.acceptWaiting();
    // Not earlier: a client told that its connection closes opens another one.
    const drained = new Promise<void>((resolve) => (this.drained = resolve));
    for (const response of this.answering) if (!response.headersSent) response.shouldKeepAlive = false;
    const timer = setTimeout(() => this.drained?.(), withinMs);
    this.endWhenQuiet();
    await drained;
    clearTimeout(timer);
    clearTimeout(this.quiet);
  }

  /**
   * Accepts the connections in the system's queue, then takes no more: closing would reset queued connections. None is
   * answered meanwhile, since an answered client connects again and the queue would never be empty.
   */
  private async acceptWaiting(): Promise<void> {
    const listeners = this.server.listeners('connection') as ((socket: Socket) => void)[];
    const accepted: Socket[] = [];
    this.server.removeAllListeners('connection');
    this.server.on('connection', (socket) => accepted.push(socket));
    const began = performance.now();
    let before: number;
    do {
      before = accepted.length;
      await readArrived();
    } while (accepted.length > before && performance.now() - began < MAX_ACCEPT_MS);
    // `http.Server.close` would also cut connections on which the next request is arriving.
    SocketServer.prototype.close.call(this.server);
    this.server.removeAllListeners('connection');
    for (const listener of listeners) this.server.on('connection', listener);
    for (const socket of accepted) this.server.emit('connection', socket);
  }

  private endWhenQuiet(): void {
    if (!this.drained || this.answering.size > 0) return;
    clearTimeout(this.quiet);
    const quiet = setTimeout(() => void this.endIfStill(quiet), QUIET_MS);
    this.quiet = quiet;
  }

  /** The timer may be late because a page blocked the event loop, while requests wait to be read. */
  private async endIfStill(quiet: NodeJS.Timeout): Promise<void> {
    await readArrived();
    if (this.quiet === quiet && this.answering.size === 0) this.drained?.();
  }
}

/** Lets requests that have reached this machine be read. */
async function readArrived(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
}
