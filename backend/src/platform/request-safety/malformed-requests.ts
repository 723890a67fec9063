import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { codeOf } from '../common/error-codes.js';

const refusals: Record<string, [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'L’adresse ou les en-têtes de la requête sont trop longs.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'La requête a mis trop de temps à arriver.'],
};
const otherwise: [number, string] = [400, 'La requête n’est pas valable.'];

/** Answers malformed HTTP in the usual error format; Node would send a bare status line. */
export function answerMalformedRequests(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => latest.set(socket, response));
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket) => {
    // A client that is reading a response would take this for the rest of it.
    const isAnswering = latest.get(socket)?.writableFinished === false;
    if (!socket.writable || isAnswering) return void socket.destroy();
    const [statusCode, message] = refusals[code] ?? otherwise;
    const body = JSON.stringify({ statusCode, code: codeOf(statusCode), message });
    socket.end(
      [
        `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`,
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  });
}
