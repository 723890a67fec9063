import { QueryFailedError } from 'typeorm';

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

/** Whether a write violated a foreign key: the referenced row is missing, or the deleted row is still referenced. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, errcode } = error.driverError as { code?: string; errcode?: number };
  const isOfMysql = code === 'ER_NO_REFERENCED_ROW_2' || code === 'ER_ROW_IS_REFERENCED_2';
  return isOfMysql || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

/** Whether a row was refused because its member was deleted during the request. Only MySQL names the violated key. */
export function isMemberGone(error: unknown): boolean {
  return isForeignKeyViolation(error) && /FOREIGN KEY \(`userId`\) REFERENCES `users`/.test(String(error));
}

/** Whether a write violated a unique constraint, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, errcode } = error.driverError as { code?: string; errcode?: number };
  return (
    code === 'ER_DUP_ENTRY' ||
    errcode === SQLITE_CONSTRAINT_UNIQUE ||
    errcode === SQLITE_CONSTRAINT_PRIMARYKEY
  );
}
