import { HttpException, HttpStatus } from '@nestjs/common';
import { coded } from './error-codes.js';

/** 503 for a request that may be retried a little later; the filter sends the seconds as Retry-After. */
export class BusyException extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(coded('unavailable', message), HttpStatus.SERVICE_UNAVAILABLE);
  }
}
