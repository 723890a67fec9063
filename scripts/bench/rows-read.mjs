// Prints the number of rows that a MySQL server has read since its start. Waits until no rows are being read, so that
// the product's background work does not count as the cost of a read. In a process of its own because it needs a
// package. Argument: the server's URL.
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from './filled-database.mjs';

const QUIET_MS = 200;
/** Rows that this query itself reads, at most. */
const OWN_ROWS = 20;
const PATIENCE_MS = 15 * 60_000;

const database = await openDatabase(/** @type {string} */ (process.argv[2]));

async function rowsSoFar() {
  const rows = await database.all(`SHOW GLOBAL STATUS LIKE 'Handler_read%'`);
  return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
}

const begun = Date.now();
let before = await rowsSoFar();
for (;;) {
  await pause(QUIET_MS);
  const now = await rowsSoFar();
  const isQuiet = now - before <= OWN_ROWS;
  before = now;
  if (isQuiet) break;
  if (Date.now() - begun > PATIENCE_MS) throw new Error('The server never rests.');
}
await database.close();
console.log(before);
