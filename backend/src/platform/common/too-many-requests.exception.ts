import { HttpException, HttpStatus } from '@nestjs/common';
import { coded, type ErrorCode } from './error-codes.js';

/** 429; the filter sends the seconds as Retry-After. */
export class TooManyRequestsException extends HttpException {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
    code: ErrorCode = 'too_many_requests',
  ) {
    super(coded(code, message), HttpStatus.TOO_MANY_REQUESTS);
  }
}
