import express, { type RequestHandler } from 'express';
import { MAX_IMAGE_KB, takesImages } from './images.js';

const MAX_KB = 16;
/** The text of a tutorial in a plain form, which takes up to nine bytes for a letter. */
const MAX_FORM_KB = 2048;

/** Routes whose bodies may be longer: the text of a tutorial, its draft or a page, and the steps of a path. */
const longer: { path: RegExp; kilobytes: number }[] = [
  { path: /^\/api\/admin\/pages\/[^/]+$/, kilobytes: 512 },
  { path: /^\/api\/(tutorials|drafts)(\/[^/]+)?$/, kilobytes: 1024 },
  { path: /^\/api\/admin\/learning-paths\/[^/]+\/steps$/, kilobytes: 256 },
];

/** How many kilobytes the body of a request may have. Addresses are compared as the router does. */
export function maxBodyKb(path: string): number {
  if (takesImages(path)) return MAX_IMAGE_KB;
  const plain = path.toLowerCase().replace(/\/+$/, '');
  return longer.find((each) => each.path.test(plain))?.kilobytes ?? MAX_KB;
}

/**
 * Reads JSON and plain forms, no more than their route needs. Long ones are read of members alone: who is not signed in
 * is refused before any work is done.
 */
export function readBodies(): RequestHandler[] {
  const short = express.json({ limit: `${MAX_KB}kb` });
  const long = new Map(longer.map(({ kilobytes }) => [kilobytes, express.json({ limit: `${kilobytes}kb` })]));
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
