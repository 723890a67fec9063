// Runs in a worker thread, so that reading and compressing the whole site does not block requests.
import { AUTOMATIC } from './backup-name.js';
import type { BackupSource } from './backup.js';
import { backUpByContent } from './content/back-up-by-content.js';
import { failureSentence } from './failure-sentence.js';
import { writePoint, type LastPoint } from './content/write-point.js';

/** Resolves to a `problem`, a French sentence, when it fails for a reason that an operator can fix. */
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
    const problem = failureSentence(error);
    if (problem === undefined) throw error;
    return { problem };
  }
}

let last: LastPoint | undefined;

/** Resolves to the time up to which the database can be restored. */
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
    const problem = failureSentence(error);
    if (problem === undefined) throw error;
    return { problem };
  }
}
