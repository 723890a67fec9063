import {
  Catch,
  HttpException,
  Logger,
  MethodNotAllowedException,
  NotFoundException,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from './allowed-methods.js';
import type { ApiErrorDto } from './api-error.dto.js';
import { BusyException, readStopped, TooManyRequestsException } from './busy.exception.js';
import { isMemberGone } from '../database/violations.js';
import { ReadStopped } from '../database/read-limit.js';
import { isRetryable } from '../database/retry-transactions.js';
import { DATABASE_UNREACHABLE, DATABASE_RETRY_S, isDatabaseUnreachable } from './database-unreachable.js';
import { codeOf, errorBody } from './error-codes.js';
import { isReadOnly, isUnwritable } from './storage-errors.js';

const logger = new Logger('Api');

/** Messages for exceptions that carry no French sentence of their own. */
const defaults: Record<number, string> = {
  400: 'La requête n’est pas valable.',
  401: 'Vous devez être connecté.',
  403: 'Vous n’avez pas le droit de faire cela.',
  404: 'Cette adresse n’existe pas.',
  405: 'Cette méthode n’est pas admise à cette adresse.',
  408: 'La requête a mis trop de temps à arriver.',
  409: 'Cette opération entre en conflit avec l’état actuel.',
  413: 'Le contenu envoyé est trop volumineux.',
  415: 'Ce type de contenu n’est pas accepté ; envoyez du JSON en UTF-8.',
  429: 'Trop de requêtes. Réessayez dans un instant.',
  500: 'Une erreur interne est survenue. Réessayez dans un instant.',
  503: 'Le service est momentanément indisponible. Réessayez dans un instant.',
  507: 'Le site n’a plus de place pour enregistrer : rien n’a été changé. Réessayez plus tard ; l’administrateur doit libérer de l’espace disque.',
};

const READ_ONLY =
  'Le site ne peut rien enregistrer en ce moment : rien n’a été changé. Réessayez plus tard ; l’administrateur doit rendre ses dossiers et sa base modifiables.';

/** Turns any exception into the API's error body; unexpected ones are logged and their details hidden. */
@Catch()
export class ApiExceptionFilter implements ExceptionFilter {
  /** @param note called for each logged error, with the pattern of its route */
  constructor(private readonly note: (status: number, route: string, error: unknown) => void) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const thrown = error instanceof ReadStopped ? readStopped() : error;
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const exception = isUnrouted(thrown) ? whyUnrouted(http.getRequest<Request>(), response) : thrown;
    if (!exception) return;
    const body = toApiError(exception);
    if (body.statusCode >= 500 && !isMeant(exception)) {
      const request = http.getRequest<Request>();
      const { path } = (request.route ?? {}) as { path?: string };
      // A URL with a token grants access, so the log gets the route pattern instead.
      const call = `${request.method} ${path?.includes(':token') ? path : request.path}`;
      this.note(body.statusCode, `${request.method} ${path ?? '…'}`, exception);
      logger.error(call, exception);
    }
    if (response.headersSent) {
      response.end();
      return;
    }
    if (exception instanceof TooManyRequestsException || exception instanceof BusyException)
      response.set('Retry-After', String(exception.retryAfterSeconds));
    if (isDatabaseUnreachable(exception)) response.set('Retry-After', String(DATABASE_RETRY_S));
    if (isRetryable(exception)) response.set('Retry-After', '1');
    // A file route may have set it before it failed.
    response.removeHeader('Content-Disposition');
    response.status(body.statusCode).type('json').set('Cache-Control', 'no-store').json(body);
  }
}

/** Thrown by Nest's router when no route matches. */
function isUnrouted(exception: unknown): boolean {
  return exception instanceof NotFoundException && /^Cannot [A-Z]+ |^Not Found$/.test(exception.message);
}

/** Why no route matched; undefined for an OPTIONS request, which is answered with the allowed methods. */
function whyUnrouted(request: Request, response: Response): HttpException | undefined {
  const allowed = allowedMethods(request);
  const asksForMethods = request.method === 'OPTIONS';
  if (allowed.length === 0 || (!asksForMethods && allowed.includes(request.method))) {
    return new NotFoundException(errorBody('unknown_address', defaults[404]!));
  }
  response.set('Allow', allowed.join(', '));
  if (!asksForMethods) return new MethodNotAllowedException();
  response.status(204).end();
  return undefined;
}

function toApiError(exception: unknown): ApiErrorDto {
  const statusCode = statusOf(exception);
  const given = exception instanceof HttpException ? exception.getResponse() : undefined;
  const { message, code, errors } = (
    typeof given === 'string' ? { message: given } : (given ?? {})
  ) as Partial<ApiErrorDto>;
  if (isDatabaseUnreachable(exception))
    return { statusCode, code: codeOf(statusCode), message: DATABASE_UNREACHABLE };
  if (isReadOnly(exception)) return { statusCode, code: codeOf(statusCode), message: READ_ONLY };
  const said = isOurs(given) || isSentence(message) ? message : defaults[statusCode];
  return {
    statusCode,
    code: code ?? codeOf(statusCode, errors),
    message: said ?? defaults[500]!,
    ...(errors ? { errors } : {}),
  };
}

/** A deliberate response, such as 503 in maintenance mode. */
function isMeant(exception: unknown): boolean {
  return exception instanceof HttpException && exception.cause === undefined;
}

/** Express and its body parsers throw plain errors with a `status`. */
function statusOf(exception: unknown): number {
  if (exception instanceof HttpException) return exception.getStatus();
  if (isMemberGone(exception)) return 401;
  if (isUnwritable(exception)) return 507;
  if (isDatabaseUnreachable(exception) || isRetryable(exception)) return 503;
  const status = (exception as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** Thrown with a body of ours, which is kept word for word; Nest's own bodies repeat the status code. */
function isOurs(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !('statusCode' in body);
}

/** Our messages end like a sentence; Nest's (« Not Found », « Cannot GET /x ») do not. */
function isSentence(message: unknown): message is string {
  return typeof message === 'string' && /[.!?]$/.test(message);
}
