// Preloaded into a server. Replies to `memory` with the heap size after garbage collection, and to `processor` with the
// CPU seconds used.
import { setTimeout as pause } from 'node:timers/promises';

const COLLECTIONS = 4;
const PAUSE_MS = 150;

process.on('message', async (wanted) => {
  if (wanted === 'processor') {
    const { user, system } = process.cpuUsage();
    return process.send((user + system) / 1e6);
  }
  for (let round = 0; round < COLLECTIONS; round++) {
    globalThis.gc();
    await pause(PAUSE_MS);
  }
  process.send(process.memoryUsage());
});
// Worker threads load it too, without a channel.
process.channel?.unref();
