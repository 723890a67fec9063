import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { NO_IMAGE, takesImages } from './images.js';

/** Refuses the API any body but JSON, and pictures where they belong: what cannot be read would count as nothing sent, and a form needs no script. */
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
