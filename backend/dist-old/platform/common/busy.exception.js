import { HttpException, HttpStatus } from '@nestjs/common';
import { errorBody } from './error-codes.js';
/* Reasons of such refusals, for the API description. */ export const SEARCH_BUSY = "La recherche est trop demand\xe9e en ce moment ; `Retry-After` dit quand revenir.";
export const READ_TOO_LONG = "La lecture demande plus de temps que le site n\u2019en accorde ; `Retry-After` dit quand revenir.";
/** 503 for a request that may be retried a little later; the filter sends the seconds as Retry-After. */ export class BusyException extends HttpException {
    retryAfterSeconds;
    constructor(message, retryAfterSeconds){
        super(errorBody('unavailable', message), HttpStatus.SERVICE_UNAVAILABLE), this.retryAfterSeconds = retryAfterSeconds;
    }
}
//# sourceMappingURL=busy.exception.js.map
