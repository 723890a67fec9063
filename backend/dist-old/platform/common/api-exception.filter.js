function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Catch, HttpException, Logger, MethodNotAllowedException, NotFoundException } from '@nestjs/common';
import { allowedMethods } from './allowed-methods.js';
import { BusyException } from './busy.exception.js';
import { isMemberGone } from '../database/foreign-key-violation.js';
import { isRetryable } from '../database/retry-transactions.js';
import { DATABASE_UNREACHABLE, DATABASE_RETRY_S, isDatabaseUnreachable } from './database-unreachable.js';
import { codeOf, errorBody } from './error-codes.js';
import { isReadOnly, isUnwritable } from './storage-errors.js';
import { TooManyRequestsException } from './too-many-requests.exception.js';
const logger = new Logger('Api');
/** Messages for exceptions that carry no French sentence of their own. */ const defaults = {
    400: "La requ\xeate n\u2019est pas valable.",
    401: "Vous devez \xeatre connect\xe9.",
    403: "Vous n\u2019avez pas le droit de faire cela.",
    404: "Cette adresse n\u2019existe pas.",
    405: "Cette m\xe9thode n\u2019est pas admise \xe0 cette adresse.",
    408: "La requ\xeate a mis trop de temps \xe0 arriver.",
    409: "Cette op\xe9ration entre en conflit avec l\u2019\xe9tat actuel.",
    413: "Le contenu envoy\xe9 est trop volumineux.",
    415: "Ce type de contenu n\u2019est pas accept\xe9 ; envoyez du JSON en UTF-8.",
    429: "Trop de requ\xeates. R\xe9essayez dans un instant.",
    500: "Une erreur interne est survenue. R\xe9essayez dans un instant.",
    503: "Le service est momentan\xe9ment indisponible. R\xe9essayez dans un instant.",
    507: "Le site n\u2019a plus de place pour enregistrer : rien n\u2019a \xe9t\xe9 chang\xe9. R\xe9essayez plus tard ; l\u2019administrateur doit lib\xe9rer de l\u2019espace disque."
};
const READ_ONLY = "Le site ne peut rien enregistrer en ce moment : rien n\u2019a \xe9t\xe9 chang\xe9. R\xe9essayez plus tard ; l\u2019administrateur doit rendre ses dossiers et sa base modifiables.";
export class ApiExceptionFilter {
    note;
    /** @param note called for each logged error, with the pattern of its route */ constructor(note){
        this.note = note;
    }
    catch(thrown, host) {
        const http = host.switchToHttp();
        const response = http.getResponse();
        const exception = isUnrouted(thrown) ? whyUnrouted(http.getRequest(), response) : thrown;
        if (!exception) return;
        const body = toApiError(exception);
        if (body.statusCode >= 500 && !isMeant(exception)) {
            const request = http.getRequest();
            const { path } = request.route ?? {};
            // A URL with a token grants access, so the log gets the route pattern instead.
            const call = `${request.method} ${path?.includes(':token') ? path : request.path}`;
            this.note(body.statusCode, `${request.method} ${path ?? "\u2026"}`, exception);
            // Every request fails alike, and the stack says nothing.
            if (isDatabaseUnreachable(exception)) logger.error(`${call}: ${exception.message}`);
            else logger.error(call, exception instanceof Error ? exception.stack : exception);
        }
        if (response.headersSent) {
            response.end();
            return;
        }
        if (exception instanceof TooManyRequestsException || exception instanceof BusyException) response.set('Retry-After', String(exception.retryAfterSeconds));
        if (isDatabaseUnreachable(exception)) response.set('Retry-After', String(DATABASE_RETRY_S));
        if (isRetryable(exception)) response.set('Retry-After', '1');
        // A file route may have set it before it failed.
        response.removeHeader('Content-Disposition');
        response.status(body.statusCode).type('json').set('Cache-Control', 'no-store').json(body);
    }
}
ApiExceptionFilter = _ts_decorate([
    Catch(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Function
    ])
], ApiExceptionFilter);
/** Thrown by Nest's router when no route matches. */ function isUnrouted(exception) {
    return exception instanceof NotFoundException && /^Cannot [A-Z]+ |^Not Found$/.test(exception.message);
}
/** Why no route matched; undefined for an OPTIONS request, which is answered with the allowed methods. */ function whyUnrouted(request, response) {
    const allowed = allowedMethods(request);
    const asksForMethods = request.method === 'OPTIONS';
    if (allowed.length === 0 || !asksForMethods && allowed.includes(request.method)) {
        return new NotFoundException(errorBody('unknown_address', defaults[404]));
    }
    response.set('Allow', allowed.join(', '));
    if (!asksForMethods) return new MethodNotAllowedException();
    response.status(204).end();
    return undefined;
}
function toApiError(exception) {
    const statusCode = statusOf(exception);
    const given = exception instanceof HttpException ? exception.getResponse() : undefined;
    const { message, code, errors } = typeof given === 'string' ? {
        message: given
    } : given ?? {};
    if (isDatabaseUnreachable(exception)) return {
        statusCode,
        code: codeOf(statusCode),
        message: DATABASE_UNREACHABLE
    };
    if (isReadOnly(exception)) return {
        statusCode,
        code: codeOf(statusCode),
        message: READ_ONLY
    };
    const said = isOurs(given) || isSentence(message) ? message : defaults[statusCode];
    return {
        statusCode,
        code: code ?? codeOf(statusCode, errors),
        message: said ?? defaults[500],
        ...errors ? {
            errors
        } : {}
    };
}
/** A deliberate response, such as 503 in maintenance mode. */ function isMeant(exception) {
    return exception instanceof HttpException && exception.cause === undefined;
}
/** Express and its body parsers throw plain errors with a `status`. */ function statusOf(exception) {
    if (exception instanceof HttpException) return exception.getStatus();
    if (isMemberGone(exception)) return 401;
    if (isUnwritable(exception)) return 507;
    if (isDatabaseUnreachable(exception) || isRetryable(exception)) return 503;
    const status = exception?.status;
    return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
/** Thrown with a body of ours, which is kept word for word; Nest's own bodies repeat the status code. */ function isOurs(body) {
    return typeof body === 'object' && body !== null && !('statusCode' in body);
}
/** Our messages end like a sentence; Nest's (« Not Found », « Cannot GET /x ») do not. */ function isSentence(message) {
    return typeof message === 'string' && /[.!?]$/.test(message);
}
//# sourceMappingURL=api-exception.filter.js.map
