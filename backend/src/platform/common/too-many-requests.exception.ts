import { HttpException, HttpStatus } from '@nestjs/common';
import { errorBody, type ErrorCode } from './error-codes.js';

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
