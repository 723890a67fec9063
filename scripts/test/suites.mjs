import { join } from 'node:path';
import { execa } from 'execa';
import { runChecks } from '../check/run-checks.mjs';
import { findBrowser, findPrinter } from '../services/browser.mjs';
import { database } from '../services/mariadb.mjs';
import { ensure, find, reasonWithout } from '../services/programs.mjs';
import { folderInMemory } from '../services/temporary-folder.mjs';
import { inRoot } from '../setup/paths.mjs';
import { countJest, countPlaywright } from './count.mjs';

/** @typedef {import('./count.mjs').Counts} Counts */
/**
 * @typedef {{grep?: string, shard?: string, all?: boolean, files?: string}} Which shard: a part of the browser tests,
 *   such as 1/3; all: also what `npm run test:all` adds
 */

const JEST = 'node_modules/jest/bin/jest.js';
const DATABASE_SPECS = '\\.database\\.api\\.spec';

/** For a suite that hangs as a whole; long enough for slow machines. */
const SUITE_TIMEOUT_MS = 90 * 60_000;

/** Programs that API tests need besides a browser. */
const NEEDED = ['redis', 'sftp', 'epubcheck', 'pdftotext'];

/**
 * Everything left in TMPDIR, for instance by interrupted tests, is deleted with this process.
 * @param {string} project
 * @param {Which} which
 * @param {object} [variables]
 */
async function jest(project, which, variables) {
  const { grep, all, files } = which;
  const folder = folderInMemory('jest');
  const report = join(folder, 'report.json');
  const filter = grep ? ['--testNamePattern', grep] : [];
  const named = files ? ['--testPathPatterns', files] : [];
  const options = ['--selectProjects', project, '--json', '--outputFile', report, ...filter, ...named];
  const { exitCode = 1 } = await execa('node', ['--no-warnings', inRoot(JEST), ...options], {
    // Jest reports on stderr; --json only prints the report's path on stdout.
    stdio: ['ignore', 'ignore', process.stdout],
    env: {
      NODE_ENV: 'test',
      TMPDIR: folder,
      TEST_DATABASE_URL: undefined,
      ...extent(all),
      ...variables,
    },
    timeout: SUITE_TIMEOUT_MS,
    reject: false,
  });
  return countJest(report, { exitCode, filtered: Boolean(grep) });
}

/** Tests that need a browser or another program are skipped without it, with a message; in CI that is a failure. */
async function api(which, variables) {
  ensure(NEEDED);
  const printer = await findPrinter();
  const counts = await jest('api', which, {
    ...variables,
    CHROMIUM_PATH: printer,
    REDIS_SERVER: find('redis'),
    SFTP_SERVER: find('sftp'),
  });
  const missing = [...NEEDED.filter((kind) => !find(kind)), ...(printer ? [] : ['printer'])];
  if (missing.length === 0) return counts;
  const note = [counts.note, ...missing.map(reasonWithout)].filter(Boolean).join(' ; ');
  return { ...counts, failed: counts.failed + (inCi() ? missing.length : 0), note, loud: true };
}

/** Suites about a database's own behaviour, or with `--all` every one. */
async function apiOnMariadb(which) {
  const server = await database();
  if ('missing' in server) return skippedWhole(server.missing);
  const files = which.all ? undefined : DATABASE_SPECS;
  const counts = await api({ ...which, files }, { TEST_DATABASE_URL: server.url });
  await server.stop();
  return counts;
}

async function browserTests({ grep, shard, all }) {
  const browser = await findBrowser();
  if (!browser) return skippedWhole(reasonWithout('browser'));
  const folder = folderInMemory('browser');
  const report = join(folder, 'report.json');
  const chosen = [...(grep ? ['--grep', grep] : []), ...(shard ? ['--shard', shard] : [])];
  const options = ['test', '--reporter=list,json', ...chosen];
  const { exitCode = 1 } = await execa('playwright', options, {
    cwd: inRoot('e2e'),
    env: {
      TMPDIR: folder,
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...extent(all),
    },
    stdio: 'inherit',
    reject: false,
  });
  return countPlaywright(report, { exitCode, filtered: Boolean(grep) });
}

/** A suite that can't run on this machine: reported prominently, and a failure in CI. */
function skippedWhole(reason) {
  const failed = inCi() ? 1 : 0;
  return { passed: 0, failed, skipped: 1 - failed, note: reason, loud: true };
}

/** Variables by which the runners' configurations choose the tests. */
const extent = (all) => ({ PASSERELLE_TESTS: all ? 'all' : undefined });

const inCi = () => process.env.CI === 'true';

/**
 * Suites, fastest first.
 * @type {Record<string, {label: string, execute: (which: Which) => Promise<Counts & {loud?: boolean}>}>}
 */
export const suites = {
  check: {
    label: 'Contrôles',
    execute: async ({ all }) => ({ ...(await runChecks({ all: all === true })), skipped: 0 }),
  },
  unit: { label: 'Tests unitaires', execute: (which) => jest('unit', which) },
  api: { label: 'API sur SQLite', execute: (which) => api(which) },
  mysql: { label: 'API sur MariaDB', execute: apiOnMariadb },
  e2e: { label: 'Navigateur', execute: browserTests },
};
