import { parseArgs } from 'node:util';
import { placeFrom, readConfig } from '../../config.js';
import { openDataFolder } from '../common/data-folder.js';
import { backupAt } from './moment.js';
import { restoreBackup } from './restore.js';
import { runCommand } from './run-command.js';

const USAGE = `Usage : npm run restore -- ARCHIVE [--replace], ou npm run restore -- --at MOMENT [DOSSIER] [--replace]
Met le contenu d’une sauvegarde là où DATA_DIR et DATABASE_URL le disent.
ARCHIVE est un fichier, ou une adresse qui commence par s3:// ou sftp://.
--at met le site tel qu’il était à ce moment, ou juste avant, selon les sauvegardes de DOSSIER, sinon de la variable BACKUP_DIR ;
par exemple --at 2026-03-01T15:30, à l’heure de cette machine, ou 2026-03-01T14:30:00Z.
--replace remplace le site qui s’y trouve, après l’avoir sauvegardé.`;

await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false }, at: { type: 'string' } },
  });
  const [named, ...rest] = positionals;
  if ((!named && values.at === undefined) || rest.length > 0) return false;
  const config = readConfig();
  openDataFolder(config);
  const place = named ? placeFrom(process.env['INIT_CWD'] ?? process.cwd(), named) : config.backupDir;
  const archive = values.at === undefined ? place : await backupAt(config, place, values.at);
  const { createdAt, rows, files, replaced } = await restoreBackup(config, archive, values);
  if (replaced) console.log(`Le site d’avant est sauvegardé dans ${replaced.place}`);
  if (replaced && !replaced.isTested) {
    console.log(
      'Cette sauvegarde-là n’a pas été essayée : ses tables ne sont pas celles que cette version sait restaurer.',
    );
  }
  const number = (value: number) => value.toLocaleString('fr-FR');
  const moment = createdAt.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'medium' });
  console.log(
    `Sauvegarde du ${moment} restaurée et vérifiée : ${number(rows)} lignes, ${number(files)} fichier${files > 1 ? 's' : ''}. Lancez npm start.`,
  );
  return true;
});
