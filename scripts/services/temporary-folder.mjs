import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../setup/processes.mjs';

const ATTEMPTS = 50;
const PAUSE_MS = 100;

/** Makes an empty folder that is removed when this process ends, however it does. */
export function temporaryFolder(purpose) {
  const folder = mkdtempSync(join(tmpdir(), `passerelle-${purpose}-`));
  onExit(() => remove(folder));
  return folder;
}

/** Tries again while somebody who is being ended still writes there; this late nothing but waiting in place works. */
function remove(folder) {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    try {
      return rmSync(folder, { recursive: true, force: true });
    } catch {
      Atomics.wait(clock, 0, 0, PAUSE_MS);
    }
  }
}
