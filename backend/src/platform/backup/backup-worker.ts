// What runs in a thread of its own, so that reading and packing everything keeps nobody waiting.
import { BackupError } from './backup-error.js';
import { AUTOMATIC } from './backup-name.js';
import type { BackupSource } from './backup.js';
import { backUpByContent } from './content/back-up-by-content.js';
import { writePoint, type LastPoint } from './content/write-point.js';

/** A sentence for people where it fails for a reason that they can do something about. */
export async function backUp({
  source,
  isAutomatic,
}: {
  source: BackupSource;
  isAutomatic: boolean;
}): Promise<{ place: string } | { problem: string }> {
  try {
    const beginning = isAutomatic ? AUTOMATIC : 'passerelle';
    return { place: (await backUpByContent(source, source.backupDir, beginning)).place };
  } catch (error) {
    if (error instanceof BackupError) return { problem: error.message };
    throw error;
  }
}

let last: LastPoint | undefined;

/** Until when what is in the base can come back. */
export async function point({
  source,
}: {
  source: BackupSource;
}): Promise<{ upTo: Date } | { problem: string }> {
  try {
    const written = await writePoint(source, last);
    last = written.last;
    return { upTo: written.upTo };
  } catch (error) {
    last = undefined;
    if (error instanceof BackupError) return { problem: error.message };
    throw error;
  }
}
