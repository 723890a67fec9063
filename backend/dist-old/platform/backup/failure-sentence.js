import { QueryFailedError } from 'typeorm';
import { isOutOfSpace } from '../common/storage-errors.js';
import { BackupError } from './backup-error.js';
const SQLITE_READONLY = 8;
const SQLITE_CANTOPEN = 14;
/** One French sentence on why a backup failed; undefined when only the error itself can tell. */ export function failureSentence(error) {
    if (error instanceof BackupError) return error.message;
    if (isOutOfSpace(error)) return "Il n\u2019y a plus de place sur le disque.";
    if (isReadOnly(error)) return "Le dossier des donn\xe9es ou celui des sauvegardes ne peut pas \xeatre \xe9crit.";
    return undefined;
}
function isReadOnly(error) {
    const cause = error instanceof QueryFailedError ? error.driverError : error;
    const { code, errcode } = cause ?? {};
    if (/^(EACCES|EROFS|EPERM)$/.test(String(code))) return true;
    return [
        SQLITE_READONLY,
        SQLITE_CANTOPEN
    ].includes((errcode ?? 0) & 0xff);
}
//# sourceMappingURL=failure-sentence.js.map
