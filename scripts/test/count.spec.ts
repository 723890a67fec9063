import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countJest, countPlaywright } from './count.mjs';
import { printSummary } from './summary.mjs';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'passerelle-count-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const whole = { exitCode: 0, filtered: false };
const missing = () => join(folder, 'missing.json');

const jestReport = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 3,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
  testResults: [
    {
      name: '/a/one.spec.ts',
      status: 'failed',
      message: '',
      startTime: 1000,
      endTime: 3500,
      assertionResults: [
        { title: 'adds', status: 'passed', failureMessages: [] },
        { title: 'divides', status: 'failed', failureMessages: ['divides\n\nError: by zero\n    at here'] },
      ],
    },
    {
      name: '/a/two.spec.ts',
      status: 'failed',
      message: 'SyntaxError: no',
      startTime: 0,
      endTime: 1,
      assertionResults: [],
    },
  ],
};

it('counts the tests of a Jest report, and a spec file that does not load as a failure', () => {
  const counts = countJest(report(jestReport), { ...whole, exitCode: 1 });
  expect(counts).toMatchObject({ passed: 2, failed: 2, skipped: 4 });
  expect(counts.failures).toEqual([
    { title: 'one.spec.ts: divides', why: ['Error: by zero', 'at here'] },
    { title: 'two.spec.ts: ne se charge pas', why: ['SyntaxError: no'] },
  ]);
  expect(counts.timings?.[0]).toEqual({ title: 'one.spec.ts', seconds: 2.5 });
});

const playwrightReport = (status: 'expected' | 'unexpected' | 'skipped') => ({
  stats: { expected: 0, unexpected: 0, skipped: 0, flaky: 0, [status]: 1 },
  errors: [],
  suites: [
    {
      suites: [
        {
          specs: [
            {
              file: 'tests/home.spec.ts',
              title: 'opens',
              tests: [
                {
                  projectName: 'mobile',
                  status,
                  results: [
                    {
                      duration: 1200,
                      ...(status === 'unexpected' ? { error: { message: 'Error: gone' } } : {}),
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
});

it('counts the tests of a Playwright report and names the failed ones', () => {
  const counts = countPlaywright(report(playwrightReport('unexpected')), { ...whole, exitCode: 1 });
  expect(counts).toMatchObject({
    passed: 0,
    failed: 1,
    failures: [{ title: 'home.spec.ts: opens [mobile]', why: ['Error: gone'] }],
    timings: [{ title: 'home.spec.ts: opens [mobile]', seconds: 1.2 }],
  });
  expect(countPlaywright(report(playwrightReport('expected')), whole)).toMatchObject({
    passed: 1,
    failed: 0,
  });
});

it('counts an error outside of Playwright’s tests, such as a server that does not start', () => {
  const content = { ...playwrightReport('expected'), errors: [{ message: 'Error: port taken' }] };
  expect(countPlaywright(report(content), { ...whole, exitCode: 1 })).toMatchObject({ passed: 1, failed: 1 });
});

it.each([
  ['Jest', countJest],
  ['Playwright', countPlaywright],
])('a run of %s without a report, or that ends badly, never counts as a success', (_, count) => {
  expect(count(missing(), whole)).toMatchObject({ failed: 1, note: 'aucun test exécuté' });
  expect(count(missing(), { exitCode: 134, filtered: false })).toMatchObject({ failed: 1 });
  expect(count(missing(), { exitCode: 134, filtered: true })).toMatchObject({ failed: 1 });
});

it('a filter that matches no title is not a failure', () => {
  expect(
    countJest(
      report({
        ...jestReport,
        numPassedTests: 0,
        numFailedTests: 0,
        numRuntimeErrorTestSuites: 0,
        testResults: [],
      }),
      { ...whole, filtered: true },
    ),
  ).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  const nothing = {
    stats: { expected: 0, unexpected: 0, skipped: 0 },
    errors: [{ message: 'Error: No tests found' }],
    suites: [],
  };
  expect(countPlaywright(report(nothing), { exitCode: 1, filtered: true })).toMatchObject({ failed: 0 });
});

it.each([
  [0, [{ passed: 3, failed: 0, skipped: 0 }], '3 passed, 0 failed'],
  [
    1,
    [
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 0, failed: 2, skipped: 1 },
    ],
    '3 passed, 2 failed, 1 skipped',
  ],
  [1, [{ passed: 0, failed: 0, skipped: 0 }], '0 passed, 0 failed'],
])('the summary ends with exit code %i and the total: %j', (code, rows, total) => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  try {
    expect(printSummary(rows.map((row) => ({ ...row, label: 'Tests', seconds: 1 })))).toBe(code);
    expect(log.mock.lastCall).toEqual([`\n${total}`]);
  } finally {
    log.mockRestore();
  }
});
