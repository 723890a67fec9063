import { keepQuotes } from '@passerelle/api-client/keep-quotes';
import { HttpError } from 'react-admin';

/** The server’s message; undefined when it gave none or did not answer. */
export function said(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { message } = (error.body ?? {}) as { message?: unknown };
  return typeof message === 'string' ? keepQuotes(message) : undefined;
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof HttpError ? (error.status as number) : undefined;
}

/** Machine-readable code of a refusal. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { code } = (error.body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** Errors by field; undefined when no field is at fault. */
export function fieldsOf(error: unknown): Record<string, string> | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const { errors } = (error.body ?? {}) as { errors?: Record<string, string> };
  return (
    errors && Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, keepQuotes(text)]))
  );
}
