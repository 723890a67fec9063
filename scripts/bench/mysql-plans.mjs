// Preloaded into a server. Reports the query plans of the statements that MySQL or MariaDB runs while recording is on.
import { pathToFileURL } from 'node:url';
import { packageFile } from '../setup/paths.mjs';
import { openDatabase } from './filled-database.mjs';

const { default: mysql } = await import(pathToFileURL(packageFile('backend', 'mysql2/index.js')).href);

/** @type {Map<string, unknown[]> | undefined} values by statement */
let recorded;

const { prototype } = mysql.Connection;
const { query } = prototype;
prototype.query = function (sql, values, ...rest) {
  if (typeof sql === 'string') recorded?.set(sql, Array.isArray(values) ? values : []);
  return query.call(this, sql, values, ...rest);
};

export function recordReads() {
  recorded = new Map();
}

/** @returns {Promise<{sql: string, plan: string[]}[]>} of the statements recorded; ends the recording */
export async function plansOfReads() {
  const statements = [...(recorded ?? [])];
  recorded = undefined;
  const database = await openDatabase(/** @type {string} */ (process.env['DATABASE_URL']));
  const plans = [];
  for (const [given, values] of statements) {
    // Removes the time limit that the product sets on reads.
    const sql = given.replace(/^SET STATEMENT .*? FOR /, '');
    if (!/^\s*(SELECT|WITH)\b/i.test(sql)) continue;
    const [steps] = await database.run(`EXPLAIN ${sql}`, values);
    plans.push({ sql, plan: steps.map(describe) });
  }
  await database.close();
  return plans;
}

/** The table, the access method, the index, the approximate number of rows, and extra steps. */
function describe({ table, type, key, rows, Extra }) {
  const found = [table, type, key ?? 'sans index', rows == null ? '' : `${rows} lignes`, Extra];
  return found.filter(Boolean).join(', ');
}
