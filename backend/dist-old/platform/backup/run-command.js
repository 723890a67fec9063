import { ConfigError } from '../../config.js';
import { explainUnreachable } from '../database/data-source.js';
import { BackupError } from './backup-error.js';
/** Runs a command-line tool. @param work resolves to false for invalid arguments */ export async function runCommand(usage, work) {
    try {
        if (await work()) return;
        console.error(usage);
    } catch (error) {
        console.error(explain(error, usage));
    }
    process.exitCode = 1;
}
function explain(problem, usage) {
    const error = explainUnreachable(problem);
    if (error instanceof ConfigError || error instanceof BackupError) return error.message;
    const { code, message } = error;
    if (code?.startsWith('ERR_PARSE_ARGS')) return usage;
    if (code === 'ENOSPC' || code === 'EDQUOT') return "Il n\u2019y a plus de place sur le disque ; rien n\u2019a \xe9t\xe9 chang\xe9.";
    if (code?.startsWith('E')) return `L\u{2019}op\xe9ration n\u{2019}a pas pu se faire (${message}).`;
    return error;
}
//# sourceMappingURL=run-command.js.map
