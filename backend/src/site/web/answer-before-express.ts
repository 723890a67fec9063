import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Answers a request if it can; returns whether it did, as a promise only if it had to wait. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/**
 * Handles requests before Express sees them. Express's middleware costs several times as much as sending a cached page.
 */
export function answerBeforeExpress(server: Server, ahead: EarlyHandler): void {
  const application = server.listeners('request') as RequestListener[];
  const handOn: RequestListener = (request, response) => {
    for (const listener of application) listener.call(server, request, response);
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const unless = (answered: boolean): void => {
      if (!answered) handOn(request, response);
    };
    // Express meets the same error and handles it.
    const failed = (): void => unless(response.headersSent);
    try {
      const answered = ahead(request, response);
      if (typeof answered === 'boolean') unless(answered);
      else answered.then(unless, failed);
    } catch {
      failed();
    }
  });
}
