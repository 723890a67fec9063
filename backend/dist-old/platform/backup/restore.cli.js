import { parseArgs } from 'node:util';
import { placeFrom, readConfig } from '../../config.js';
import { backupAt } from './moment.js';
import { restoreBackup } from './restore.js';
import { runCommand } from './run-command.js';
const USAGE = `Usage : npm run restore -- ARCHIVE [--replace], ou npm run restore -- --at MOMENT [DOSSIER] [--replace]
Met le contenu d\u{2019}une sauvegarde l\xe0 o\xf9 DATA_DIR et DATABASE_URL le disent.
ARCHIVE est un fichier, ou une adresse qui commence par s3:// ou sftp://.
--at met le site tel qu\u{2019}il \xe9tait \xe0 ce moment, ou juste avant, selon les sauvegardes de DOSSIER, sinon de la variable BACKUP_DIR ;
par exemple --at 2026-03-01T15:30, \xe0 l\u{2019}heure de cette machine, ou 2026-03-01T14:30:00Z.
--replace remplace le site qui s\u{2019}y trouve, apr\xe8s l\u{2019}avoir sauvegard\xe9.`;
await runCommand(USAGE, async ()=>{
    const { positionals, values } = parseArgs({
        allowPositionals: true,
        options: {
            replace: {
                type: 'boolean',
                default: false
            },
            at: {
                type: 'string'
            }
        }
    });
    const [named, ...rest] = positionals;
    if (!named && values.at === undefined || rest.length > 0) return false;
    const config = readConfig();
    const place = named ? placeFrom(process.env['INIT_CWD'] ?? process.cwd(), named) : config.backupDir;
    const archive = values.at === undefined ? place : await backupAt(config, place, values.at);
    const { createdAt, rows, files, replaced } = await restoreBackup(config, archive, values);
    if (replaced) console.log(`Le site d\u{2019}avant est sauvegard\xe9 dans ${replaced.place}`);
    if (replaced && !replaced.isTested) {
        console.log("Cette sauvegarde-l\xe0 n\u2019a pas \xe9t\xe9 essay\xe9e : ses tables ne sont pas celles que cette version sait restaurer.");
    }
    const number = (value)=>value.toLocaleString('fr-FR');
    const moment = createdAt.toLocaleString('fr-FR', {
        dateStyle: 'long',
        timeStyle: 'medium'
    });
    console.log(`Sauvegarde du ${moment} restaur\xe9e et v\xe9rifi\xe9e : ${number(rows)} lignes, ${number(files)} fichier${files > 1 ? 's' : ''}. Lancez npm start.`);
    return true;
});
//# sourceMappingURL=restore.cli.js.map
