import { ApiError } from '@passerelle/api-client/request';

/** There is no database, or no room: whoever has written something can send it again later. */
const LATER = new Set([503, 507]);

/** The server’s own sentence, and that what was typed is still there where it could not be written. */
export function textStays(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.said && LATER.has(error.status)
    ? `${error.said} Ce que vous avez écrit reste ici.`
    : error.said;
}
