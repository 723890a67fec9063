import { QueryFailedError } from 'typeorm';

const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
/** What SQLite says on a full disk when it is the index of its write-ahead log that does not fit. */
const SQLITE_IOERR_SHMSIZE = 4874;
/** SQLITE_IOERR_WRITE, _FSYNC and _TRUNCATE: of a file that was open when the disk under it became read-only. */
const sqliteRefused = new Set([778, 1034, 1546]);

/** ENOSPC and EDQUOT from the file system, the others from MySQL. */
const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_TEMP_FILE_WRITE_FAILURE',
]);

/** EROFS from the file system, the others from MySQL and MariaDB. */
const readOnlyCodes = new Set(['EROFS', 'ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE']);
const forbidden = new Set(['EACCES', 'EPERM']);
const writing = new Set(['open', 'mkdir', 'rename', 'copyfile', 'write', 'ftruncate']);

/** Whether something could not be written because there is no room for it, in the database or on the disk. */
export function isOutOfSpace(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code, errcode } = (cause ?? {}) as { code?: unknown; errcode?: unknown };
  return errcode === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE || codes.has(String(code));
}

/** Whether something could not be written because the database, or the folder, can only be read. */
export function isReadOnly(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code, errcode, syscall } = (cause ?? {}) as { code?: unknown; errcode?: number; syscall?: string };
  // The rest of the number tells why.
  if (errcode !== undefined) return (errcode & 0xff) === SQLITE_READONLY || sqliteRefused.has(errcode);
  // Sockets and programs are refused with the same codes.
  return readOnlyCodes.has(String(code)) || (forbidden.has(String(code)) && writing.has(String(syscall)));
}

/** Whether something could not be written that may be written later. */
export function isUnwritable(error: unknown): boolean {
  return isOutOfSpace(error) || isReadOnly(error);
}

/** For the failure of a write that can wait until writing goes on; any other is thrown on. */
export function forgiveUnwritable(error: unknown): void {
  if (!isUnwritable(error)) throw error;
}
