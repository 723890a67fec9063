import { HttpException, HttpStatus } from '@nestjs/common';
import { errorBody } from './error-codes.js';

/** 503 for a request that may be retried a little later; the filter sends the seconds as Retry-After. */
export class BusyException extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(errorBody('unavailable', message), HttpStatus.SERVICE_UNAVAILABLE);
  }
}
