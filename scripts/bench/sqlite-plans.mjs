// Preloaded into a server and its worker threads. Tells how SQLite finds what their statements read while they are
// recorded.
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { BroadcastChannel, getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const NAME = 'plans of reads';
/** Whether statements are recorded; shared by all threads, as those of a pool hear nothing while they wait for work. */
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

/** Has `then` called with the object and the result of each call of a method. */
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
