import { QueryFailedError } from 'typeorm';

const SQLITE_READONLY = 8;
const SQLITE_FULL = 13;
/** SQLite's error on a full disk when the index of the write-ahead log cannot grow. */
const SQLITE_IOERR_SHMSIZE = 4874;
/** SQLITE_IOERR_WRITE, _FSYNC and _TRUNCATE: the disk became read-only under an open file. */
const sqliteRefused = new Set([778, 1034, 1546]);

/** ENOSPC and EDQUOT come from the file system, the others from MySQL. */
const codes = new Set([
  'ENOSPC',
  'EDQUOT',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_TEMP_FILE_WRITE_FAILURE',
]);

/** EROFS comes from the file system, the others from MySQL and MariaDB. */
const readOnlyCodes = new Set(['EROFS', 'ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE']);
const forbidden = new Set(['EACCES', 'EPERM']);
const writing = new Set(['open', 'mkdir', 'rename', 'copyfile', 'write', 'ftruncate']);

/** Whether a write failed for lack of space, in the database or on disk. */
export function isOutOfSpace(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code, errcode } = (cause ?? {}) as { code?: unknown; errcode?: unknown };
  return errcode === SQLITE_FULL || errcode === SQLITE_IOERR_SHMSIZE || codes.has(String(code));
}

/** Whether a write failed because the database or the folder is read-only. */
export function isReadOnly(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code, errcode, syscall } = (cause ?? {}) as { code?: unknown; errcode?: number; syscall?: string };
  // The low byte is the primary result code; the rest is detail.
  if (errcode !== undefined) return (errcode & 0xff) === SQLITE_READONLY || sqliteRefused.has(errcode);
  // Sockets and programs fail with the same codes, so the system call must match too.
  return readOnlyCodes.has(String(code)) || (forbidden.has(String(code)) && writing.has(String(syscall)));
}

/** Whether a write failed that may succeed later. */
export function isUnwritable(error: unknown): boolean {
  return isOutOfSpace(error) || isReadOnly(error);
}

/** Ignores the failure of a write that can wait until storage is writable again; rethrows any other error. */
export function ignoreUnwritable(error: unknown): void {
  if (!isUnwritable(error)) throw error;
}
