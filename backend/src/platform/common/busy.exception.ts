import { HttpException, HttpStatus } from '@nestjs/common';
import { coded } from './error-codes.js';

/** 503 for what can be done a little later; the filter turns the seconds into a Retry-After header. */
export class BusyException extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(coded('unavailable', message), HttpStatus.SERVICE_UNAVAILABLE);
  }
}
