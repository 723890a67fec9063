import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** @typedef {{title: string, seconds: number}} Timing */
/** @typedef {{passed: number, failed: number, skipped: number, note?: string, timings?: Timing[]}} Counts */

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
  const timings = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, duration }) => timing(name, title, duration)),
  );
  return plausible({ passed: report?.numPassedTests ?? 0, failed, skipped, timings }, exitCode, filtered);
}

/**
 * Reads Playwright's report. An error outside of tests, such as a server that does not start, counts as one failure.
 * @param {string} file the report, may be missing
 * @param {{exitCode: number, filtered: boolean, strict?: boolean}} how strict: tests that needed a retry have failed
 * @returns {Counts}
 */
export function countPlaywright(file, { exitCode, filtered, strict = false }) {
  const { stats, errors, suites } = read(file) ?? {
    stats: { expected: 0, flaky: 0, unexpected: 0, skipped: 0 },
    errors: [],
    suites: [],
  };
  const noMatch = filtered && errors.every((error) => error.message === 'Error: No tests found');
  const { expected, flaky, unexpected, skipped } = stats;
  const late = strict ? flaky : 0;
  const failed = unexpected + late + (noMatch ? 0 : errors.length);
  const counts = {
    passed: expected + flaky - late,
    failed,
    skipped,
    timings: suites.flatMap(playwrightTimings),
  };
  return plausible(
    flaky > 0 ? { ...counts, note: `${flaky} au second essai` } : counts,
    noMatch ? 0 : exitCode,
    filtered,
  );
}

/** Files and `describe` blocks are nested; each test ran once per width. */
function playwrightTimings({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ duration }) => timing(file, `${title} [${projectName}]`, duration)),
    ),
  );
  return [...own, ...suites.flatMap(playwrightTimings)];
}

const timing = (file, title, milliseconds) => ({
  title: `${basename(file)}: ${title}`,
  seconds: (milliseconds ?? 0) / 1000,
});

/** A failed run, or one without tests, never counts as a success. */
function plausible(counts, exitCode, filtered) {
  if (exitCode !== 0 && counts.failed === 0)
    return { ...counts, failed: 1, note: `code de sortie ${exitCode}` };
  if (!filtered && counts.passed + counts.failed === 0)
    return { ...counts, failed: 1, note: 'aucun test exécuté' };
  return counts;
}
