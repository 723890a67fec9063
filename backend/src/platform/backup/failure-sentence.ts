import { QueryFailedError } from 'typeorm';
import { ConfigError } from '../../config.js';
import { isOutOfSpace } from '../common/storage-errors.js';
import { BackupError } from './manifest.js';

const SQLITE_READONLY = 8;
const SQLITE_CANTOPEN = 14;

/** One French sentence on why a backup failed; undefined when only the error itself can tell. */
export function failureSentence(error: unknown): string | undefined {
  if (error instanceof BackupError || error instanceof ConfigError) return error.message;
  if (isOutOfSpace(error)) return 'Il n’y a plus de place sur le disque.';
  if (isReadOnly(error)) return 'Le dossier des données ou celui des sauvegardes ne peut pas être écrit.';
  return undefined;
}

function isReadOnly(error: unknown): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  const { code, errcode } = (cause ?? {}) as { code?: unknown; errcode?: number };
  if (/^(EACCES|EROFS|EPERM)$/.test(String(code))) return true;
  return [SQLITE_READONLY, SQLITE_CANTOPEN].includes((errcode ?? 0) & 0xff);
}
