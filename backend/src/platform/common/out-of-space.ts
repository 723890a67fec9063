import { QueryFailedError } from 'typeorm';

const SQLITE_FULL = 13;
/** What SQLite says on a full disk when it is the index of its write-ahead log that does not fit. */
const SQLITE_IOERR_SHMSIZE = 4874;

/** ENOSPC and EDQUOT from the file system, the others from MySQL. */
const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_TEMP_FILE_WRITE_FAILURE',
]);

/** Whether something could not be written because there is no room for it, in the database or on the disk. */
export function isOutOfSpace(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code, errcode } = (cause ?? {}) as { code?: unknown; errcode?: unknown };
  return errcode === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE || codes.has(String(code));
}

/** For the failure of a write that can wait until there is room again; any other is thrown on. */
export function forgiveOutOfSpace(error: unknown): void {
  if (!isOutOfSpace(error)) throw error;
}
