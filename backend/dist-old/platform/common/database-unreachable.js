import { QueryFailedError } from 'typeorm';
/** Retry-After in seconds; a restarted database needs a few. */ export const DATABASE_RETRY_S = 5;
export const DATABASE_UNREACHABLE = "Le site ne peut pas joindre sa base de donn\xe9es. R\xe9essayez dans un instant.";
/** Codes of the network, of mysql2, and of servers that start, stop or have no connection left. */ const codes = new Set([
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
    'ER_NEW_ABORTING_CONNECTION'
]);
/** Whether an error means that the database is unreachable or the connection was lost. */ export function isDatabaseUnreachable(error) {
    const isQuery = error instanceof QueryFailedError;
    const cause = isQuery ? error.driverError : error;
    const { code, fatal } = cause ?? {};
    // Only mysql2 marks errors as fatal to the connection; other services fail with the same codes.
    return codes.has(String(code)) && (isQuery || fatal === true);
}
//# sourceMappingURL=database-unreachable.js.map
