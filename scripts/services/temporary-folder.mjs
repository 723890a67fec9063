import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../setup/processes.mjs';

/** Makes an empty folder that is removed when this process ends, however it does. */
export function temporaryFolder(purpose) {
  const folder = mkdtempSync(join(tmpdir(), `passerelle-${purpose}-`));
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 }));
  return folder;
}
