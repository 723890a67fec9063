import { parseArgs } from 'node:util';
import { placeFrom, readConfig } from '../../config.js';
import { restoreBackup } from './restore.js';
import { runCommand } from './run-command.js';

const USAGE = `Usage : npm run restore -- ARCHIVE [--replace]
Met le contenu d’une sauvegarde là où DATA_DIR et DATABASE_URL le disent.
ARCHIVE est un fichier, ou une adresse qui commence par s3:// ou sftp://.
--replace remplace le site qui s’y trouve, après l’avoir sauvegardé.`;

await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [archive, ...rest] = positionals;
  if (!archive || rest.length > 0) return false;
  const base = process.env['INIT_CWD'] ?? process.cwd();
  const { createdAt, rows, files, replaced } = await restoreBackup(
    readConfig(),
    placeFrom(base, archive),
    values,
  );
  if (replaced) console.log(`Le site d’avant est sauvegardé dans ${replaced.place}`);
  if (replaced && !replaced.isTried) {
    console.log(
      'Cette sauvegarde-là n’a pas été essayée : ses tables ne sont pas celles que cette version sait restaurer.',
    );
  }
  const number = (value: number) => value.toLocaleString('fr-FR');
  const moment = createdAt.toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
  console.log(
    `Sauvegarde du ${moment} restaurée et vérifiée : ${number(rows)} lignes, ${number(files)} fichier${files > 1 ? 's' : ''}. Lancez npm start.`,
  );
  return true;
});
