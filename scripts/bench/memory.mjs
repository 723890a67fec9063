// Loaded ahead of a server: says what memory it holds when asked, after throwing away what it does not need.
import { setTimeout as pause } from 'node:timers/promises';

const COLLECTIONS = 4;
const PAUSE_MS = 150;

process.on('message', async () => {
  for (let round = 0; round < COLLECTIONS; round++) {
    globalThis.gc();
    await pause(PAUSE_MS);
  }
  process.send(process.memoryUsage());
});
process.channel.unref();
