import { QueryFailedError } from 'typeorm';

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** Whether a row was refused because what it refers to is not there, or its deletion because something refers to it. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, errcode } = error.driverError as { code?: string; errcode?: number };
  const isOfMysql = code === 'ER_NO_REFERENCED_ROW_2' || code === 'ER_ROW_IS_REFERENCED_2';
  return isOfMysql || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}

/**
 * Whether a row was refused because the member whose it would be has gone since they were let in. MySQL alone says which
 * reference it was.
 */
export function isMemberGone(error: unknown): boolean {
  return isForeignKeyViolation(error) && /FOREIGN KEY \(`userId`\) REFERENCES `users`/.test(String(error));
}
