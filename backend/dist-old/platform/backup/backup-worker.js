// Runs in a worker thread, so that reading and compressing the whole site does not block requests.
import { BackupError } from './backup-error.js';
import { AUTOMATIC } from './backup-name.js';
import { backUpByContent } from './content/back-up-by-content.js';
import { writePoint } from './content/write-point.js';
/** Resolves to a `problem`, a French sentence, when it fails for a reason that an operator can fix. */ export async function backUp({ source, isAutomatic }) {
    try {
        const beginning = isAutomatic ? AUTOMATIC : 'passerelle';
        return {
            place: (await backUpByContent(source, source.backupDir, beginning)).place
        };
    } catch (error) {
        if (error instanceof BackupError) return {
            problem: error.message
        };
        throw error;
    }
}
let last;
/** Resolves to the time up to which the database can be restored. */ export async function point({ source }) {
    try {
        const written = await writePoint(source, last);
        last = written.last;
        return {
            upTo: written.upTo
        };
    } catch (error) {
        last = undefined;
        if (error instanceof BackupError) return {
            problem: error.message
        };
        throw error;
    }
}
//# sourceMappingURL=backup-worker.js.map
