import { isUtf8 } from 'node:buffer';
import { BadRequestException, UnsupportedMediaTypeException } from '@nestjs/common';
import express, { type Request, type RequestHandler } from 'express';

/** Routes that take images instead of JSON. */
const IMAGES = ['/api/images', '/api/profile/picture'];
export const NO_IMAGE = 'Ce type de contenu n’est pas accepté ; envoyez une image.';
const MAX_IMAGE_KB = 10 * 1024;

export function takesImages(path: string): boolean {
  return IMAGES.includes(path.toLowerCase().replace(/\/+$/, ''));
}

/** Reads images of members only, so that nobody else can fill the memory. */
export function readImages(): [paths: string[], handler: RequestHandler] {
  const read = express.raw({ type: 'image/*', limit: `${MAX_IMAGE_KB}kb` });
  return [IMAGES, (request, response, next) => (request.user ? void read(request, response, next) : next())];
}

/** The longest text of other routes, 5,000 characters, with up to twelve bytes for each. */
const MAX_KB = 64;
/** The text of a tutorial in a URL-encoded form, with up to nine bytes per letter. */
const MAX_FORM_KB = 2048;

/** Routes with larger bodies: texts of tutorials, drafts and pages, and the steps of a path. */
const longer: { path: RegExp; kilobytes: number }[] = [
  { path: /^\/api\/admin\/pages\/[^/]+$/, kilobytes: 512 },
  { path: /^\/api\/(tutorials|drafts)(\/[^/]+)?$/, kilobytes: 1024 },
  { path: /^\/api\/admin\/learning-paths\/[^/]+\/steps$/, kilobytes: 256 },
];

/** Maximum body size in kilobytes. Paths are matched as the router does. */
export function maxBodyKb(path: string): number {
  if (takesImages(path)) return MAX_IMAGE_KB;
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return longer.find((each) => each.path.test(plain))?.kilobytes ?? MAX_KB;
}

/**
 * Parses JSON and URL-encoded bodies up to the limit of their route. Large bodies are read for members only; others are
 * refused before any work.
 */
export function readBodies(): RequestHandler[] {
  const upTo = (kilobytes: number): RequestHandler => {
    const read = express.json({ limit: `${kilobytes}kb`, verify: requireUtf8 });
    return (request, response, next) => read(request, response, (error) => next(explained(error)));
  };
  const short = upTo(MAX_KB);
  const long = new Map(longer.map(({ kilobytes }) => [kilobytes, upTo(kilobytes)]));
  const json: RequestHandler = (request, response, next) => {
    const read = long.get(maxBodyKb(request.path));
    if (!read) short(request, response, next);
    else if (request.user) read(request, response, next);
    else next();
  };
  const shortForm = express.urlencoded({ limit: `${MAX_KB}kb`, extended: false });
  const longForm = express.urlencoded({ limit: `${MAX_FORM_KB}kb`, extended: false });
  const form: RequestHandler = (request, response, next) => {
    if (!/^\/ecrire\/?$/i.test(request.path)) shortForm(request, response, next);
    else if (request.user) longForm(request, response, next);
    else next();
  };
  return [json, form];
}

/** Adds a French sentence to an error of the body parser. */
function explained(error: unknown): unknown {
  const { type, code } = (error ?? {}) as { type?: unknown; code?: unknown };
  if (type === 'entity.parse.failed')
    return new BadRequestException('Le contenu envoyé n’est pas du JSON valable.');
  if (code === 'Z_DATA_ERROR')
    return new BadRequestException('Le contenu envoyé n’est pas compressé comme il l’annonce.');
  return error;
}

/** Otherwise invalid UTF-8 would be stored as replacement characters. */
function requireUtf8(_request: unknown, _response: unknown, body: Buffer): void {
  if (!isUtf8(body)) throw new BadRequestException('Le contenu envoyé doit être écrit en UTF-8.');
}

/**
 * Accepts only JSON bodies on API routes, and images where expected: an unparsed body would count as empty, and other
 * sites can send forms without a script.
 */
export function refuseOtherTypes(): RequestHandler {
  return (request, _response, next) => {
    if (!/^\/api(\/|$)/i.test(request.path) || !hasBody(request)) return next();
    if (!takesImages(request.path))
      return next(request.is('json') ? undefined : new UnsupportedMediaTypeException());
    next(request.is('image/*') ? undefined : new UnsupportedMediaTypeException(NO_IMAGE));
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
