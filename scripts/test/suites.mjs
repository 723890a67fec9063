import { join } from 'node:path';
import { runChecks } from '../check/run-steps.mjs';
import { chromiumForTests, chromium as findChromium } from '../services/chromium.mjs';
import { exportTools } from '../services/export-tools.mjs';
import { database } from '../services/mariadb.mjs';
import { redisServer } from '../services/redis.mjs';
import { sftpServer } from '../services/sftp-server.mjs';
import { folderInMemory } from '../services/temporary-folder.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { inRoot, packageFile } from '../setup/paths.mjs';
import { run } from '../setup/processes.mjs';
import { countJest, countPlaywright } from './count.mjs';

/** @typedef {import('./count.mjs').Counts} Counts */
/**
 * @typedef {{grep?: string, shard?: string, all?: boolean, files?: string}} Which shard: a part of the browser tests,
 *   such as 1/3; all: also what `npm run test:all` adds
 */

const DATABASE_SPECS = '\\.database\\.api\\.spec';

/** For a suite that hangs as a whole; long enough for slow machines. */
const SUITE_TIMEOUT_MS = 40 * 60_000;

/** Browser for printing, found once for both API suites. */
let browser;
const chromium = () => (browser ??= findChromium());

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
  const exitCode = await run(node(), ['--no-warnings', packageFile('.', 'jest/bin/jest.js'), ...options], {
    // Jest reports on stderr; --json only prints the report's path on stdout.
    stdio: ['ignore', 'ignore', process.stdout.fd],
    env: nodeEnv({
      NODE_ENV: 'test',
      TMPDIR: folder,
      TEST_DATABASE_URL: undefined,
      ...extent(all),
      ...variables,
    }),
    timeout: SUITE_TIMEOUT_MS,
  });
  return countJest(report, { exitCode, filtered: Boolean(grep) });
}

/**
 * Tests that need Redis, SFTP, a browser or an export tool are skipped without it, with a message; in CI that is a
 * failure.
 */
async function api(which, variables) {
  const [browser, redis, tools] = [await chromium(), await redisServer(), await exportTools()];
  const sftp = await sftpServer();
  const counts = await jest('api', which, {
    ...('path' in browser ? { CHROMIUM_PATH: browser.path } : {}),
    ...variables,
    REDIS_SERVER: 'path' in redis ? redis.path : undefined,
    SFTP_SERVER: 'path' in sftp ? sftp.path : undefined,
  });
  return withMissing(counts, [redis, sftp], [browser, tools]);
}

/** Reports missing programs; in CI each required one counts as a failure. */
function withMissing(counts, wanted, needed) {
  const failures = inCi() ? needed.filter(({ missing }) => missing).length : 0;
  const reasons = [...wanted, ...needed].flatMap(({ missing }) => missing ?? []);
  if (reasons.length === 0) return counts;
  const note = [counts.note, ...reasons].filter(Boolean).join(' ; ');
  return { ...counts, failed: counts.failed + failures, note, loud: true };
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
  const browser = await chromiumForTests();
  if ('missing' in browser) return skippedWhole(browser.missing);
  const folder = folderInMemory('browser');
  const report = join(folder, 'report.json');
  const chosen = [...(grep ? ['--grep', grep] : []), ...(shard ? ['--shard', shard] : [])];
  const options = ['test', '--reporter=list,json', ...chosen];
  const exitCode = await run(node(), [packageFile('e2e', '@playwright/test/cli.js'), ...options], {
    cwd: inRoot('e2e'),
    env: nodeEnv({
      TMPDIR: folder,
      CHROMIUM_PATH: browser.path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...extent(all),
    }),
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
