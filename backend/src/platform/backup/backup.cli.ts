import { parseArgs } from 'node:util';
import { placeFrom, readConfig } from '../../config.js';
import { makeBackup } from './backup.js';
import { runCommand } from './run-command.js';

const USAGE = `Usage : npm run backup [-- DOSSIER]
Écrit dans DOSSIER une archive de la base, des images et des réglages, que le site soit en marche ou non.
DOSSIER peut être une adresse : s3://bucket/dossier ou sftp://utilisateur@hote/dossier.
Sans DOSSIER, elle va dans celui de la variable BACKUP_DIR.`;

await runCommand(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (rest.length > 0) return false;
  const config = readConfig();
  const base = process.env['INIT_CWD'] ?? process.cwd();
  const backup = await makeBackup(config, folder ? placeFrom(base, folder) : config.backupDir);
  const seconds = (backup.restoredIn / 1000).toLocaleString('fr-FR', { maximumFractionDigits: 1 });
  console.log(`Sauvegarde écrite, puis restaurée pour l’essai en ${seconds} s : tout y est.`);
  console.log(backup.place);
  return true;
});
