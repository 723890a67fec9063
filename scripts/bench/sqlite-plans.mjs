// Preloaded into a server. Tells how SQLite finds what the statements of the main thread read while they are recorded.
import { DatabaseSync, StatementSync } from 'node:sqlite';

/** @type {WeakMap<StatementSync, DatabaseSync>} */
const databases = new WeakMap();
/** @type {Map<string, DatabaseSync | undefined> | undefined} */
let recorded;

follow(DatabaseSync.prototype, 'prepare', (database, statement) => databases.set(statement, database));
for (const name of ['all', 'get', 'iterate'])
  follow(StatementSync.prototype, name, (statement) =>
    recorded?.set(statement.sourceSQL, databases.get(statement)),
  );

/** Has `then` called with the object and the result of each call of a method. */
function follow(prototype, name, then) {
  const original = prototype[name];
  prototype[name] = function (...args) {
    const result = original.apply(this, args);
    then(this, result);
    return result;
  };
}

export function recordReads() {
  recorded = new Map();
}

/** @returns {{sql: string, plan: string[]}[]} of the statements recorded; ends the recording */
export function plansOfReads() {
  const statements = [...(recorded ?? [])];
  recorded = undefined;
  return statements.flatMap(([sql, database]) => {
    if (!database || !/^\s*(SELECT|WITH)\b/i.test(sql)) return [];
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all();
    return [{ sql, plan: steps.map(({ detail }) => String(detail)) }];
  });
}
