import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{title: string, seconds: number}} Timing */
/** @typedef {{title: string, why: string[]}} Trouble why: the error's first lines */
/**
 * @typedef {{passed: number, failed: number, skipped: number, note?: string, timings?: Timing[],
 *   failures?: Trouble[]}} Counts
 */

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/**
 * Reads Jest's report. A spec file that fails to load counts as one failure.
 * @param {string} file the report, may be missing
 * @param {{exitCode: number, filtered: boolean}} how
 * @returns {Counts}
 */
export function countJest(file, { exitCode, filtered }) {
  const report = read(file);
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  // With a filter Jest reports everything left out as pending.
  const skipped = filtered ? 0 : (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  // By file: fake timers falsify the duration of a single test.
  const timings = (report?.testResults ?? []).map(({ name, startTime, endTime }) =>
    timing(basename(name), endTime - startTime),
  );
  const failures = (report?.testResults ?? []).flatMap(jestFailures);
  return plausible(
    { passed: report?.numPassedTests ?? 0, failed, skipped, timings, failures },
    exitCode,
    filtered,
  );
}

function jestFailures({ name, message, status, assertionResults }) {
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [trouble(name, 'ne se charge pas', message)] : [];
  return failed.map(({ title, failureMessages }) => trouble(name, title, failureMessages[0]));
}

/**
 * Reads Playwright's report. An error outside of tests, such as a server that does not start, counts as one failure.
 * @param {string} file the report, may be missing
 * @param {{exitCode: number, filtered: boolean}} how
 * @returns {Counts}
 */
export function countPlaywright(file, { exitCode, filtered }) {
  const { stats, errors, suites } = read(file) ?? {
    stats: { expected: 0, unexpected: 0, skipped: 0 },
    errors: [],
    suites: [],
  };
  const noMatch =
    filtered && errors.length > 0 && errors.every((error) => error.message === 'Error: No tests found');
  const failed = stats.unexpected + (noMatch ? 0 : errors.length);
  const counts = {
    passed: stats.expected,
    failed,
    skipped: stats.skipped,
    timings: suites.flatMap(playwrightTimings),
    failures: suites.flatMap(playwrightTroubles),
  };
  return plausible(counts, noMatch ? 0 : exitCode, filtered);
}

/** Files and `describe` blocks are nested; each test ran once per width. */
function playwrightTimings({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => timing(`${basename(file)}: ${title} [${projectName}]`, duration)),
    ),
  );
  return [...own, ...suites.flatMap(playwrightTimings)];
}

function playwrightTroubles({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === 'unexpected')
      .map(({ projectName, results }) =>
        trouble(file, `${title} [${projectName}]`, results.find(({ error }) => error)?.error.message),
      ),
  );
  return [...own, ...suites.flatMap(playwrightTroubles)];
}

const WHY_LINES = 8;

function trouble(file, title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // Jest repeats the title or a heading before the error itself.
  const start = Math.max(
    0,
    lines.findIndex((line) => /^\w*Error\b/.test(line)),
  );
  return { title: `${basename(file)}: ${title}`, why: lines.slice(start, start + WHY_LINES) };
}

const timing = (title, milliseconds) => ({ title, seconds: milliseconds / 1000 });

/** A failed run, or one without tests, never counts as a success. */
function plausible(counts, exitCode, filtered) {
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: `code de sortie ${exitCode}` };
  if (!filtered && counts.passed + counts.failed === 0)
    return { ...counts, failed: 1, note: 'aucun test exécuté' };
  return counts;
}
