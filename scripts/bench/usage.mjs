// Preloaded into a server. Replies to `memory` with the heap size after garbage collection, to `processor` with the CPU
// seconds used, and to `plans` with the query plans of the reads since `record`.
import { setTimeout as pause } from 'node:timers/promises';

const isMysql = process.env['DATABASE_URL']?.startsWith('mysql');
const { plansOfReads, recordReads } = await (isMysql
  ? import('./mysql-plans.mjs')
  : import('./sqlite-plans.mjs'));

const COLLECTIONS = 4;
const PAUSE_MS = 150;

process.on('message', async (wanted) => {
  if (wanted === 'processor') {
    const { user, system } = process.cpuUsage();
    return process.send((user + system) / 1e6);
  }
  if (wanted === 'record') {
    recordReads();
    return process.send(true);
  }
  if (wanted === 'plans') return process.send(await plansOfReads());
  for (let round = 0; round < COLLECTIONS; round++) {
    globalThis.gc();
    await pause(PAUSE_MS);
  }
  process.send(process.memoryUsage());
});
// Worker threads load it too, without a channel.
process.channel?.unref();
