import { HttpException, HttpStatus } from '@nestjs/common';
import { errorBody } from './error-codes.js';
/** 429; the filter sends the seconds as Retry-After. */ export class TooManyRequestsException extends HttpException {
    retryAfterSeconds;
    constructor(message, retryAfterSeconds, code = 'too_many_requests'){
        super(errorBody(code, message), HttpStatus.TOO_MANY_REQUESTS), this.retryAfterSeconds = retryAfterSeconds;
    }
}
//# sourceMappingURL=too-many-requests.exception.js.map
