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

/** For a suite that hangs as a whole; long enough for slow machines. */
const SUITE_TIMEOUT_MS = 40 * 60_000;

/** Browser for printing, found once for both API suites. */
let browser;
const chromium = () => (browser ??= findChromium());

/** Everything left in TMPDIR, for instance by interrupted tests, is deleted with this process. */
async function jest(projects, grep, variables) {
  const folder = folderInMemory('jest');
  const report = join(folder, 'report.json');
  const filter = grep ? ['--testNamePattern', grep] : [];
  const options = ['--selectProjects', ...projects, '--json', '--outputFile', report, ...filter];
  const exitCode = await run(node(), ['--no-warnings', packageFile('.', 'jest/bin/jest.js'), ...options], {
    // Jest reports on stderr; --json only prints the report's path on stdout.
    stdio: ['ignore', 'ignore', process.stdout.fd],
    env: nodeEnv({ NODE_ENV: 'test', TMPDIR: folder, TEST_DATABASE_URL: undefined, ...variables }),
    timeout: SUITE_TIMEOUT_MS,
  });
  return countJest(report, { exitCode, filtered: Boolean(grep) });
}

/**
 * Tests that need Redis, SFTP, a browser or an export tool are skipped without it, with a message; in CI that is a
 * failure.
 */
async function api(grep, variables) {
  const [browser, redis, tools] = [await chromium(), await redisServer(), await exportTools()];
  const sftp = await sftpServer();
  const counts = await jest(['api'], grep, {
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

async function apiOnMariadb(grep) {
  const server = await database();
  if ('missing' in server) return skippedWhole(server.missing);
  const counts = await api(grep, { TEST_DATABASE_URL: server.url });
  await server.stop();
  return counts;
}

async function browserTests(grep) {
  const browser = await chromiumForTests();
  if ('missing' in browser) return skippedWhole(browser.missing);
  const folder = folderInMemory('browser');
  const report = join(folder, 'report.json');
  const options = ['test', '--reporter=list,json', ...(grep ? ['--grep', grep] : [])];
  const exitCode = await run(node(), [packageFile('e2e', '@playwright/test/cli.js'), ...options], {
    cwd: inRoot('e2e'),
    env: nodeEnv({ TMPDIR: folder, CHROMIUM_PATH: browser.path, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
  });
  const strict = (process.env.PASSERELLE_STRICT ?? (inCi() ? 'on' : 'off')) === 'on';
  return countPlaywright(report, { exitCode, filtered: Boolean(grep), strict });
}

/** A suite that can't run on this machine: reported prominently, and a failure in CI. */
function skippedWhole(reason) {
  const failed = inCi() ? 1 : 0;
  return { passed: 0, failed, skipped: 1 - failed, note: reason, loud: true };
}

const inCi = () => process.env.CI === 'true';

/**
 * Suites, fastest first.
 * @type {Record<string, {label: string, execute: (grep?: string) => Promise<Counts & {loud?: boolean}>}>}
 */
export const suites = {
  check: { label: 'Contrôles', execute: async () => ({ ...(await runChecks()), skipped: 0 }) },
  unit: { label: 'Tests unitaires', execute: (grep) => jest(['unit'], grep) },
  api: { label: 'API sur SQLite', execute: (grep) => api(grep) },
  mysql: { label: 'API sur MariaDB', execute: apiOnMariadb },
  e2e: { label: 'Navigateur', execute: browserTests },
};
