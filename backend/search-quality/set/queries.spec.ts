import { expect, it } from '@jest/globals';
import { hasCorpus, readCorpus } from '../corpus.js';
import { makeCandidates } from './candidates.js';
import { kinds, readQueries } from './queries.js';

const queries = readQueries();
const itWithCorpus = hasCorpus ? it : it.skip;
/** Kinds of queries written by people; the rule makes the others. */
const WRITTEN = ['elided', 'question', 'bilingual'];

it('holds at least 300 queries of every kind, each once, with a best answer', () => {
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(new Set(queries.map(({ kind }) => kind))).toEqual(new Set(kinds));
  expect(new Set(queries.map(({ id }) => id)).size).toBe(queries.length);
  for (const { text, judgements } of queries) {
    const grades = [...judgements.values()];
    expect([text, grades.every((grade) => [1, 2, 3].includes(grade)), grades.includes(3)]).toEqual([
      text,
      true,
      true,
    ]);
  }
});

it('is divided into two halves with queries of every kind', () => {
  for (const half of ['tune', 'report']) {
    const inHalf = queries.filter((query) => query.half === half);
    expect(inHalf.length).toBeGreaterThan(queries.length * 0.4);
    expect(new Set(inHalf.map(({ kind }) => kind))).toEqual(new Set(kinds));
  }
});

itWithCorpus('names existing tutorials, and contains only queries of the rule or written by people', () => {
  const documents = readCorpus();
  const names = new Set(documents.map(({ name }) => name));
  const judged = queries.flatMap(({ judgements }) => [...judgements.keys()]);
  expect(judged.filter((name) => !names.has(name))).toEqual([]);
  const made = new Set(makeCandidates(documents).map(({ kind, text }) => `${kind}\t${text}`));
  const others = queries.filter(({ kind, text }) => !WRITTEN.includes(kind) && !made.has(`${kind}\t${text}`));
  expect(others.map(({ text }) => text)).toEqual([]);
});
