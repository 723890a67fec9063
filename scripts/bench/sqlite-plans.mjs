// Preloaded into a server and its worker threads. Reports the query plans of the statements that SQLite runs while
// recording is on.
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { BroadcastChannel, getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const NAME = 'plans of reads';
/** Whether statements are recorded. In shared memory, because idle pool threads do not receive messages. */
const recording = isMainThread
  ? new Int32Array(new SharedArrayBuffer(4))
  : /** @type {Int32Array} */ (getEnvironmentData(NAME));
if (isMainThread) setEnvironmentData(NAME, recording);
const threads = new BroadcastChannel(NAME);
threads.unref();

/** @type {WeakMap<StatementSync, DatabaseSync>} */
const databases = new WeakMap();
/** @type {Map<string, string[]>} */
const plans = new Map();

threads.onmessage = ({ data: { sql, plan } }) => plans.set(sql, plan);
follow(DatabaseSync.prototype, 'prepare', (database, statement) => databases.set(statement, database));
for (const name of ['all', 'get', 'iterate'])
  follow(StatementSync.prototype, name, (statement) => {
    if (recording[0]) record(statement.sourceSQL, databases.get(statement));
  });

/** Calls `then` with the object and the result after each call of a method. */
function follow(prototype, name, then) {
  const original = prototype[name];
  prototype[name] = function (...args) {
    const result = original.apply(this, args);
    then(this, result);
    return result;
  };
}

function record(sql, database) {
  if (!database || !/^\s*(SELECT|WITH)\b/i.test(sql)) return;
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
  const plan = steps.map(({ detail }) => String(detail));
  if (isMainThread) plans.set(sql, plan);
  else threads.postMessage({ sql, plan });
}

export function recordReads() {
  plans.clear();
  recording[0] = 1;
}

/** @returns {{sql: string, plan: string[]}[]} of the statements recorded; ends the recording */
export function plansOfReads() {
  recording[0] = 0;
  return [...plans].map(([sql, plan]) => ({ sql, plan }));
}
