import { UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';

/** Refuses the API any body but JSON: what cannot be read would count as nothing sent, and a form needs no script. */
export function refuseOtherTypes(): RequestHandler {
  return (request, _response, next) => {
    const refused = /^\/api(\/|$)/i.test(request.path) && hasBody(request) && !request.is('json');
    next(refused ? new UnsupportedMediaTypeException() : undefined);
  };
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
