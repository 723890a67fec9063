import { parseArgs } from 'node:util';
import { placeFrom, readConfig } from '../../config.js';
import { lockDatabase } from '../database/database-lock.js';
import { BackupError } from './backup-error.js';
import { makeBackup } from './backup.js';
import { backUpByContent } from './content/back-up-by-content.js';
import { runCommand } from './run-command.js';
const USAGE = `Usage : npm run backup [-- DOSSIER]
\xc9crit dans DOSSIER une archive de la base, des images et des r\xe9glages, que le site soit en marche ou non.
DOSSIER peut \xeatre une adresse : s3://bucket/dossier ou sftp://utilisateur@hote/dossier.
Sans DOSSIER, elle va dans celui de la variable BACKUP_DIR.
--increment n\u{2019}\xe9crit que ce que ce dossier n\u{2019}a pas encore, comme la sauvegarde de chaque jour : un manifeste, et des parties
communes \xe0 toutes dans son dossier content.`;
await runCommand(USAGE, async ()=>{
    const { positionals, values } = parseArgs({
        allowPositionals: true,
        options: {
            increment: {
                type: 'boolean',
                default: false
            }
        }
    });
    const [folder, ...rest] = positionals;
    if (rest.length > 0) return false;
    const config = readConfig();
    const base = process.env['INIT_CWD'] ?? process.cwd();
    const place = folder ? placeFrom(base, folder) : config.backupDir;
    const backup = values.increment ? await increment(config, place) : await makeBackup(config, place);
    const seconds = number(backup.restoredIn / 1000);
    console.log(`Sauvegarde \xe9crite, puis restaur\xe9e pour l\u{2019}essai en ${seconds} s : tout y est.`);
    console.log(backup.place);
    return true;
});
async function increment(config, place) {
    const release = await lockDatabase(config.database, 'backup', 0);
    if (!release) throw new BackupError("Une sauvegarde est d\xe9j\xe0 en cours.");
    try {
        const made = await backUpByContent(config, place, 'passerelle');
        const [added, whole] = [
            number(made.addedBytes / 1e6),
            number(made.bytes / 1e6)
        ];
        console.log(`Nouveau : ${added} Mo, sur ${whole} Mo.`);
        return made;
    } finally{
        await release();
    }
}
function number(value) {
    return value.toLocaleString('fr-FR', {
        maximumFractionDigits: 1
    });
}
//# sourceMappingURL=backup.cli.js.map
