import type { Response } from 'supertest';
import { errorCodes } from '../../src/platform/common/error-codes.js';
import type { ApiDocument, Operation } from './document.js';
import { misfit } from './misfit.js';

/** Typical words of untranslated messages. */
const ENGLISH =
  /\b(unexpected|cannot|must|should|bad request|not found|forbidden|unauthorized|internal|invalid|payload|request|failed|property|too (many|large))\b/i;
/** Implementation details that must not leak. */
const INSIDES =
  /\n\s+at |node_modules|\.(ts|js):\d+|\b(SELECT|INSERT|UPDATE|DELETE) .*\b(FROM|INTO|SET)\b|SQLITE|ER_[A-Z]|QueryFailed|TypeError/;

/** The problem of a response, as a sentence; undefined if there is none. */
export function problemOf(
  response: Response,
  operation: Operation,
  document: ApiDocument,
): string | undefined {
  const { status, text } = response;
  // The site is never in maintenance here, so an operation may answer 503 only if it documents a reason of its own.
  const isUnavailable = status === 503 && operation.mayBeUnavailable && codeIn(response) !== 'maintenance';
  if (status >= 500 && !isUnavailable) return `answers ${status}: ${text}`;
  if (!operation.answers.has(status))
    return `answers ${status}, which is not described: ${text.slice(0, 300)}`;
  if (status >= 400) return refusalProblem(response);
  const schema = operation.answers.get(status);
  return schema ? misfit(response.body, schema, document) : undefined;
}

const codeIn = ({ body }: Response): unknown => (body as { code?: unknown }).code;

/** The problem of an error response's format; undefined if there is none. */
export function refusalProblem({ status, text, body }: Response): string | undefined {
  const { statusCode, code, message } = body as { statusCode?: unknown; code?: unknown; message?: unknown };
  if (statusCode !== status) return `has no status in its body: ${text}`;
  if (typeof code !== 'string' || !(code in errorCodes)) return `has no code in its body: ${text}`;
  if (typeof message !== 'string' || message.trim() === '') return `has no message: ${text}`;
  if (ENGLISH.test(message)) return `speaks no French: ${message}`;
  if (INSIDES.test(text)) return `tells how the server is made: ${text}`;
  return undefined;
}
