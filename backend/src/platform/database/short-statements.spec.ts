import { expect, it } from '@jest/globals';
import { ShortStatements } from './short-statements.js';

const SQL = 'SELECT 1';

function noteRuns(statements: ShortStatements, count: number, ms: number): void {
  for (let run = 0; run < count; run += 1) statements.note(SQL, ms);
}

it('a statement is short once ten runs were', () => {
  const statements = new ShortStatements();
  expect(statements.includes(SQL)).toBe(false);
  noteRuns(statements, 9, 1);
  expect(statements.includes(SQL)).toBe(false);
  noteRuns(statements, 1, 10);
  expect(statements.includes(SQL)).toBe(true);
  expect(statements.includes('SELECT 2')).toBe(false);
});

it('what was long once is tried for ten times as long, each time', () => {
  const statements = new ShortStatements();
  noteRuns(statements, 10, 1);
  statements.note(SQL, 11);
  expect(statements.includes(SQL)).toBe(false);
  noteRuns(statements, 99, 1);
  expect(statements.includes(SQL)).toBe(false);
  noteRuns(statements, 1, 1);
  expect(statements.includes(SQL)).toBe(true);
  statements.note(SQL, 11);
  noteRuns(statements, 999, 1);
  expect(statements.includes(SQL)).toBe(false);
});
