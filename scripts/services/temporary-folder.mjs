import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onExit } from 'signal-exit';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** Several times the space that the tests need. */
const ROOM_BYTES = 4 * 1024 ** 3;
const ATTEMPTS = 50;
const PAUSE_MS = 100;

/** Creates an empty folder that is deleted when this process ends. */
export function temporaryFolder(purpose, within = tmpdir()) {
  const folder = mkdtempSync(join(within, `passerelle-${purpose}-`));
  // Last, after the processes that use it have been killed.
  onExit(() => remove(folder), { alwaysLast: true });
  return folder;
}

/** The same in memory if there is enough, since the disk is shared and slow; else on the disk. */
export function folderInMemory(purpose) {
  return temporaryFolder(purpose, hasRoom() ? MEMORY : undefined);
}

/** A container may provide as little as 64 MiB there, and it uses everybody's memory. */
function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Retries while a dying process still writes to it; at exit only a synchronous wait works. */
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
