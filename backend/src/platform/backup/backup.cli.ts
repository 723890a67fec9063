import { parseArgs } from 'node:util';
import { placeFrom, readConfig, type Config } from '../../config.js';
import { lockDatabase } from '../database/database-lock.js';
import { openDataFolder } from '../common/data-folder.js';
import { BackupError } from './manifest.js';
import { makeBackup, type Backup } from './backup.js';
import { backUpByContent } from './content/back-up-by-content.js';
import { runCommand } from './run-command.js';

const USAGE = `Usage : npm run backup [-- DOSSIER]
Écrit dans DOSSIER une archive de la base, des images et des réglages, que le site soit en marche ou non.
DOSSIER peut être une adresse : s3://bucket/dossier ou sftp://utilisateur@hote/dossier.
Sans DOSSIER, elle va dans celui de la variable BACKUP_DIR.
--increment n’écrit que ce que ce dossier n’a pas encore, comme la sauvegarde de chaque jour : un manifeste, et des parties
communes à toutes dans son dossier content.`;

await runCommand(USAGE, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { increment: { type: 'boolean', default: false } },
  });
  const [folder, ...rest] = positionals;
  if (rest.length > 0) return false;
  const config = readConfig();
  openDataFolder(config);
  const base = process.env['INIT_CWD'] ?? process.cwd();
  const place = folder ? placeFrom(base, folder) : config.backupDir;
  const backup = values.increment ? await increment(config, place) : await makeBackup(config, place);
  const seconds = number(backup.restoredIn / 1000);
  console.log(`Sauvegarde écrite, puis restaurée pour l’essai en ${seconds} s : tout y est.`);
  console.log(backup.place);
  return true;
});

async function increment(config: Config, place: string): Promise<Backup> {
  const release = await lockDatabase(config.database, 'backup', 0);
  if (!release) throw new BackupError('Une sauvegarde est déjà en cours.');
  try {
    const made = await backUpByContent(config, place, 'passerelle');
    const [added, whole] = [number(made.addedBytes / 1e6), number(made.bytes / 1e6)];
    console.log(`Nouveau : ${added} Mo, sur ${whole} Mo.`);
    return made;
  } finally {
    await release();
  }
}

function number(value: number): string {
  return value.toLocaleString('fr-FR', { maximumFractionDigits: 1 });
}
