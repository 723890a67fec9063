import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from '../setup/processes.mjs';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** Several times what the tests write. */
const ROOM_BYTES = 4 * 1024 ** 3;
const ATTEMPTS = 50;
const PAUSE_MS = 100;

/** Makes an empty folder that is removed when this process ends, however it does. */
export function temporaryFolder(purpose, within = tmpdir()) {
  const folder = mkdtempSync(join(within, `passerelle-${purpose}-`));
  onExit(() => remove(folder));
  return folder;
}

/**
 * The same in memory where there is plenty, else on the disk: a database that nobody keeps has no use for a disk that
 * others write to as well.
 */
export function folderInMemory(purpose) {
  return temporaryFolder(purpose, hasRoom() ? MEMORY : undefined);
}

/** A container may give as little as 64 MiB there, and what is written there is taken from everybody's memory. */
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
  } catch {
    return false;
  }
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
