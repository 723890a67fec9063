import { QueryFailedError } from 'typeorm';
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
/** Whether a write violated a unique constraint, on either database. */ export function isUniqueViolation(error) {
    if (!(error instanceof QueryFailedError)) return false;
    const { code, errcode } = error.driverError;
    return code === 'ER_DUP_ENTRY' || errcode === SQLITE_CONSTRAINT_UNIQUE || errcode === SQLITE_CONSTRAINT_PRIMARYKEY;
}
//# sourceMappingURL=unique-violation.js.map
