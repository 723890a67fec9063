import { QueryFailedError } from 'typeorm';

const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** Whether a row was refused because what it refers to is not there, on either database. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof QueryFailedError)) return false;
  const { code, errcode } = error.driverError as { code?: string; errcode?: number };
  return code === 'ER_NO_REFERENCED_ROW_2' || errcode === SQLITE_CONSTRAINT_FOREIGNKEY;
}
