import { QueryFailedError } from 'typeorm';

/** When to come back; a database that is started again takes a few seconds. */
export const DATABASE_AWAY_RETRY_S = 5;
export const DATABASE_AWAY = 'Le site ne peut pas joindre sa base de données. Réessayez dans un instant.';

/** Of the network, of mysql2, and of servers that come up, go down or take no more connections. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'ER_NEW_ABORTING_CONNECTION',
]);

/** Whether something failed because the database does not answer: it was lost, or could not be reached at all. */
export function isDatabaseAway(error: unknown): boolean {
  const isQuery = error instanceof QueryFailedError;
  const cause: unknown = isQuery ? error.driverError : error;
  const { code, fatal } = (cause ?? {}) as { code?: unknown; fatal?: unknown };
  // Only mysql2 says of an error whether the connection is lost with it; other services fail with the same codes.
  return codes.has(String(code)) && (isQuery || fatal === true);
}
