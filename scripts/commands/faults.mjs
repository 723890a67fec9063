import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { faultsAround } from '../faults/around-the-site.mjs';
import { onDatabases } from '../faults/databases.mjs';
import { film as showFilm } from '../faults/film.mjs';
import { printFaults } from '../faults/table.mjs';
import { browser } from '../services/browser.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { Failure } from '../setup/failure.mjs';
import { inRoot, root } from '../setup/paths.mjs';

const KILLS_FOLLOWERS = '600';
const AWAY_MS = 60_000;
const SHORT_MS = 10_000;

/**
 * Long versions of the fault tests that `npm test` runs briefly. Each returns the exit code.
 * @type {Record<string, (settings: Settings) => Promise<number>>}
 * @typedef {{url: string | undefined, report: string, rounds: number, seed: string}} Settings
 */
const tests = {
  async writing({ url, report, rounds, seed }) {
    const spec = 'contributor-comes-through-faults';
    const options = ['test', spec, '--project=mobile', '--workers=1', '--reporter=line'];
    return run('playwright', options, inRoot('e2e'), {
      CI: undefined,
      CHROMIUM_PATH: await browser(),
      FAULTS_REPORT: report,
      FAULTS_ROUNDS: String(rounds),
      FAULTS_CONFLICTS: String(Math.ceil(rounds / 2)),
      FAULTS_AT_ONCE: '4',
      FAULTS_SEED: seed,
      FAULTS_DATABASE_URL: url,
    });
  },

  kills({ url, report, rounds }) {
    const options = ['--selectProjects', 'api', '--testPathPatterns', 'kills.long.api'];
    return run('jest', options, root, {
      NODE_ENV: 'test',
      FAULTS_REPORT: report,
      PASSERELLE_TESTS: 'all',
      KILLS: String(rounds),
      KILLS_FOLLOWERS,
      TEST_DATABASE_URL: url,
    });
  },

  async around({ url, report, rounds }) {
    const settings = { kills: rounds, awayMs: AWAY_MS, shortMs: SHORT_MS, isMariaDb: url !== undefined };
    let failed = false;
    for await (const row of faultsAround(settings)) {
      appendFileSync(report, `${JSON.stringify(row)}\n`);
      failed ||= row.lost + row.doubled + (row.unexpected?.length ?? 0) + (row.wrong?.length ?? 0) > 0;
    }
    return failed ? 1 : 0;
  },

  async film({ url, report, rounds }) {
    let failed = false;
    for await (const row of showFilm(url, rounds)) {
      appendFileSync(report, `${JSON.stringify(row)}\n`);
      failed ||= row.lost + row.doubled + row.wrong.length > 0;
    }
    return failed ? 1 : 0;
  },
};
/** Default number of rounds per fault and database; for the film, of tutorials. */
const rounds = { writing: 500, kills: 200, around: 50, film: 10_000 };

async function run(command, options, cwd, env) {
  const { exitCode } = await execa(command, options, { cwd, env, stdio: 'inherit', reject: false });
  return exitCode ?? 1;
}

const readRows = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

// Injects random faults into the running product, on SQLite and on a temporary MariaDB, and prints a table of lost
// writes; the exit code is 1 if there are any. Options: --only=writing,kills,around,film --rounds=500 --seed=1.
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(tests).join(',') },
    rounds: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const wanted = values.only.split(',');
const unknown = wanted.filter((name) => !(name in tests));
if (unknown.length > 0)
  throw new Failure(`--only : ${unknown.join(', ')} n’est pas parmi ${Object.keys(tests).join(', ')}.`);
console.log(`Graine : ${values.seed} (la même : --seed=${values.seed})`);
const folder = temporaryFolder('faults');
const tables = [];
let failed = false;
const missing = await onDatabases(async (title, makeUrl) => {
  const report = join(folder, title);
  for (const name of wanted) {
    const settings = { report, rounds: Number(values.rounds ?? rounds[name]), seed: values.seed };
    const { url, drop } = await makeUrl();
    failed = (await tests[name]({ ...settings, url })) !== 0 || failed;
    await drop();
  }
  tables.push([title, readRows(report)]);
});
for (const [title, rows] of tables) printFaults(title, rows);
if (missing) console.log(`\n*** SAUTÉ – MariaDB : ${missing}. ***`);
process.exitCode = failed ? 1 : 0;
