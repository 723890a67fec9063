import type { Server, ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** In one a connection is accepted, in the next what came with it is read. */
const TURNS = 3;

/** What a server has been asked and not yet answered, so that it can end without cutting anybody off. */
export class RequestsUnderWay {
  private readonly answering = new Set<ServerResponse>();
  private allAnswered: (() => void) | undefined;

  /** @param server one that does not listen yet */
  constructor(private readonly server: Server) {
    server.prependListener('request', (_request, response) => {
      if (this.allAnswered) response.shouldKeepAlive = false;
      this.answering.add(response);
      response.once('close', () => {
        this.answering.delete(response);
        this.resolveIfDone();
      });
    });
  }

  /** Has the server take no more connections; resolves once all it has been asked is answered, or the time is over. */
  async drain(withinMs: number): Promise<void> {
    // What has arrived by now has been asked as well.
    for (let turn = 0; turn < TURNS; turn += 1) await nextTurn();
    const answered = new Promise<void>((resolve) => (this.allAnswered = resolve));
    this.server.close();
    for (const response of this.answering) if (!response.headersSent) response.shouldKeepAlive = false;
    this.resolveIfDone();
    const timer = setTimeout(() => this.allAnswered?.(), withinMs);
    await answered;
    clearTimeout(timer);
  }

  private resolveIfDone(): void {
    if (this.answering.size === 0) this.allAnswered?.();
  }
}
