import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Where answers hold keys, codes and what a member alone knows. */
const PRIVATE = /^\/api\/auth(\/|$)/i;
const MIN_BYTES = 1024;

/**
 * Compresses what the API answers, in brotli or gzip. Not where the length of an answer could give a secret away to
 * somebody who has a browser ask again and again and watches (BREACH): below `/api/auth`, and for other sites.
 */
export function compressAnswers(): [path: string, handler: RequestHandler] {
  return ['/api', compression({ threshold: MIN_BYTES, filter: mayBeCompressed })];
}

function mayBeCompressed(request: Request, response: Response): boolean {
  if (PRIVATE.test(request.originalUrl) || request.get('sec-fetch-site') === 'cross-site') return false;
  // Parts of a file are counted in bytes of the file itself.
  return !response.hasHeader('Accept-Ranges') && compression.filter(request, response);
}
