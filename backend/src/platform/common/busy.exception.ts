import { HttpException, HttpStatus } from '@nestjs/common';
import { errorBody, type ErrorCode } from './error-codes.js';

/* Reasons of such refusals, for the API description. */
export const SEARCH_BUSY = 'La recherche est trop demandée en ce moment ; `Retry-After` dit quand revenir.';
export const READ_TOO_LONG =
  'La lecture demande plus de temps que le site n’en accorde ; `Retry-After` dit quand revenir.';

/** 503 for a request that may be retried a little later; the filter sends the seconds as Retry-After. */
export class BusyException extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(errorBody('unavailable', message), HttpStatus.SERVICE_UNAVAILABLE);
  }
}

const RETRY_READ_S = 5;

/** 503 for a request with a database read that exceeded its time limit. */
export function readStopped(
  message = 'Cette demande prend plus de temps que le site n’en accorde. Réessayez dans un instant.',
): BusyException {
  return new BusyException(message, RETRY_READ_S);
}

/** 429; the filter sends the seconds as Retry-After. */
export class TooManyRequestsException extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
    code: ErrorCode = 'too_many_requests',
  ) {
    super(errorBody(code, message), HttpStatus.TOO_MANY_REQUESTS);
  }
}
