import { request, type OutgoingHttpHeaders, type Server } from 'node:http';
import { duplexPair } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Request as ExpressRequest } from 'express';
import { setOriginalRequest } from '../../platform/common/internal-requests.js';

const WITHOUT_BODY = new Set([204, 304]);

/**
 * Calls the server of this process through an in-memory connection. It cannot be refused, lost or closed when idle, and
 * works even when the server no longer accepts connections.
 * @param path with its query
 * @param asker the request on whose behalf this one is made; its session, already loaded, is reused
 */
export async function requestInternally(
  server: Server,
  path: string,
  headers: OutgoingHttpHeaders,
  asker?: ExpressRequest,
  { method = 'GET', body }: { method?: string; body?: string | undefined } = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const call = request({ method, path, headers: { host: 'localhost', ...headers }, createConnection });
    call.once('response', (answer) => {
      const { statusCode: status = 0, headersDistinct } = answer;
      const told = new Headers();
      for (const [name, values = []] of Object.entries(headersDistinct)) {
        for (const value of values) told.append(name, value);
      }
      buffer(answer).then(
        (body) => resolve(new Response(WITHOUT_BODY.has(status) ? null : body, { status, headers: told })),
        reject,
      );
    });
    call.once('error', reject);
    call.end(body);
  });

  function createConnection() {
    const [ours, theirs] = duplexPair();
    if (asker) setOriginalRequest(theirs, asker);
    server.emit('connection', theirs);
    return ours;
  }
}
