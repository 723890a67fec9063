import type { Server, ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** In one a connection is accepted, in the next what came with it is read. */
const TURNS = 3;
/** Whoever has just been answered, or connected, may be asking already. */
const QUIET_MS = 250;

/** What a server has been asked and not yet answered, so that it can end without cutting anybody off. */
export class RequestsUnderWay {
  private readonly answering = new Set<ServerResponse>();
  private quiet: NodeJS.Timeout | undefined;
  /** Resolves the drain; set while there is one. */
  private drained: (() => void) | undefined;

  /** @param server one that does not listen yet */
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
   * Has the server take no more connections and each it has end with the next answer; resolves once nobody asks any
   * more, or the time is over.
   */
  async drain(withinMs: number): Promise<void> {
    await readArrived();
    // An HTTP server's own would also cut the connections on which the next request is on its way.
    SocketServer.prototype.close.call(this.server);
    // Not before: whoever is told that a connection ends opens another.
    const drained = new Promise<void>((resolve) => (this.drained = resolve));
    for (const response of this.answering) if (!response.headersSent) response.shouldKeepAlive = false;
    const timer = setTimeout(() => this.drained?.(), withinMs);
    this.endWhenQuiet();
    await drained;
    clearTimeout(timer);
    clearTimeout(this.quiet);
  }

  private endWhenQuiet(): void {
    if (!this.drained || this.answering.size > 0) return;
    clearTimeout(this.quiet);
    const quiet = setTimeout(() => void this.endIfStill(quiet), QUIET_MS);
    this.quiet = quiet;
  }

  /** The time may be over because a page took that long to make, with requests waiting to be read. */
  private async endIfStill(quiet: NodeJS.Timeout): Promise<void> {
    await readArrived();
    if (this.quiet === quiet && this.answering.size === 0) this.drained?.();
  }
}

/** Has whatever has reached this machine by now come in as requests. */
async function readArrived(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
}
