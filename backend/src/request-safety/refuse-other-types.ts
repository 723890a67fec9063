import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { takesImages } from './images.js';

/** Refuses the API any body but JSON, and pictures where they belong: what cannot be read would count as nothing sent, and a form needs no script. */
export function refuseOtherTypes(): RequestHandler {
  return (request, _response, next) => {
    const wanted = takesImages(request.path) ? 'image/*' : 'json';
    const refused = /^\/api(\/|$)/i.test(request.path) && hasBody(request) && !request.is(wanted);
    next(refused ? new UnsupportedMediaTypeException() : undefined);
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
