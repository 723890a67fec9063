import { ApiError } from '@passerelle/api-client/request';

/** Statuses after which the same text can be sent again later: database away, disk full. */
const LATER = new Set([503, 507]);

/** The server’s message, plus a note that the text is still in the form. */
export function textStays(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.said && LATER.has(error.status)
    ? `${error.said} Ce que vous avez écrit reste ici.`
    : error.said;
}
