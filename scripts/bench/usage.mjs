// Loaded ahead of a server. Asked for `memory`, it says what it holds after throwing away what it does not need; asked
// for `processor`, how many seconds of processor time it has used.
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
// Threads are given it too, and have no channel.
process.channel?.unref();
