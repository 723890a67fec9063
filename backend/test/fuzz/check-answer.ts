import type { Response } from 'supertest';
import { errorCodes } from '../../src/platform/common/error-codes.js';
import type { ApiDocument, Operation } from './document.js';
import { misfit } from './misfit.js';

/** What is said when nobody has thought of a French sentence. */
const ENGLISH =
  /\b(unexpected|cannot|must|should|bad request|not found|forbidden|unauthorized|internal|invalid|payload|request|failed|property|too (many|large))\b/i;
/** How the server is made. */
const INSIDES =
  /\n\s+at |node_modules|\.(ts|js):\d+|\b(SELECT|INSERT|UPDATE|DELETE) .*\b(FROM|INTO|SET)\b|SQLITE|ER_[A-Z]|QueryFailed|TypeError/;

/** What is wrong with an answer, as a sentence; undefined when nothing is. */
export function problemOf(
  response: Response,
  operation: Operation,
  document: ApiDocument,
): string | undefined {
  const { status, text } = response;
  // 503 is a refusal like others: what translates or prints is not at hand.
  if (status >= 500 && status !== 503) return `answers ${status}: ${text}`;
  if (!operation.answers.has(status))
    return `answers ${status}, which is not described: ${text.slice(0, 300)}`;
  if (status >= 400) return refusalProblem(response);
  const schema = operation.answers.get(status);
  return schema ? misfit(response.body, schema, document) : undefined;
}

/** What is wrong with the way in which a request is refused. */
export function refusalProblem({ status, text, body }: Response): string | undefined {
  const { statusCode, code, message } = body as { statusCode?: unknown; code?: unknown; message?: unknown };
  if (statusCode !== status) return `has no status in its body: ${text}`;
  if (typeof code !== 'string' || !(code in errorCodes)) return `has no code in its body: ${text}`;
  if (typeof message !== 'string' || message.trim() === '') return `has no message: ${text}`;
  if (ENGLISH.test(message)) return `speaks no French: ${message}`;
  if (INSIDES.test(text)) return `tells how the server is made: ${text}`;
  return undefined;
}
