// What runs in a thread of its own, so that reading and packing everything keeps nobody waiting.
import { BackupError } from './backup-error.js';
import { AUTOMATIC, makeBackup, type BackupSource } from './backup.js';

/** A sentence for people where it fails for a reason that they can do something about. */
export async function backUp({
  source,
  isAutomatic,
}: {
  source: BackupSource;
  isAutomatic: boolean;
}): Promise<{ place: string } | { problem: string }> {
  try {
    const name = isAutomatic ? AUTOMATIC : 'passerelle';
    return { place: (await makeBackup(source, source.backupDir, name)).place };
  } catch (error) {
    if (error instanceof BackupError) return { problem: error.message };
    throw error;
  }
}
