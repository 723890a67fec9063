import express, { type RequestHandler } from 'express';
import { MAX_IMAGE_KB, takesImages } from './images.js';

/** Below here bodies may be as long as a tutorial; everywhere else, as express has it. */
const LONG = '/api/tutorials';
const MAX_KB = 100;
const MAX_LONG_KB = 1024;

/** How many kilobytes the body of a request may have. */
export function maxBodyKb(path: string): number {
  if (takesImages(path)) return MAX_IMAGE_KB;
  return path === LONG || path.startsWith(`${LONG}/`) ? MAX_LONG_KB : MAX_KB;
}

/**
 * Reads the bodies that may be long. Not express's own handler: where Nest finds one, it leaves out the one for all the
 * other addresses.
 */
export function readLongBodies(): [path: string, handler: RequestHandler] {
  const read = express.json({ limit: `${MAX_LONG_KB}kb` });
  return [LONG, (request, response, next) => void read(request, response, next)];
}
