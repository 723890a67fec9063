import { expect, it } from '@jest/globals';
import { ndcg, qualityByKind, qualityOf, recall, reciprocalRank } from './metrics.js';
import type { Grade, Query } from './set/queries.js';

const judged = (grades: Record<string, Grade>) => new Map(Object.entries(grades));
const query = (kind: Query['kind'], grades: Record<string, Grade>): Query => ({
  id: kind,
  half: 'report',
  kind,
  text: 'mot',
  judgements: judged(grades),
});

it('nDCG is 1 for the best order, and weights lower answers less', () => {
  const judgements = judged({ a: 3, b: 2 });
  expect(ndcg(['a', 'b'], judgements)).toBe(1);
  // (3 + 7 / log2 3) / (7 + 3 / log2 3)
  expect(ndcg(['b', 'a'], judgements)).toBeCloseTo(0.834, 3);
  expect(ndcg(['x', 'a'], judged({ a: 3 }))).toBeCloseTo(0.631, 3);
  expect(ndcg(['x', 'y'], judgements)).toBe(0);
});

it('nDCG considers ten answers', () => {
  const found = [...'abcdefghij', 'right'];
  expect(ndcg(found, judged({ right: 3 }))).toBe(0);
  expect(ndcg(found.slice(1), judged({ right: 3 }))).toBeCloseTo(1 / Math.log2(11), 6);
});

it('recall counts answers judged 3, relative to the highest number possible', () => {
  const judgements = judged({ a: 3, b: 3, c: 2 });
  expect(recall(['b', 'x'], judgements, 1)).toBe(1);
  expect(recall(['c', 'a', 'b'], judgements, 1)).toBe(0);
  expect(recall(['c', 'a'], judgements, 10)).toBe(0.5);
});

it('the reciprocal rank is that of the first answer judged 3', () => {
  expect(reciprocalRank(['c', 'x', 'a', 'b'], judged({ a: 3, b: 3, c: 2 }))).toBeCloseTo(1 / 3, 6);
  expect(reciprocalRank([], judged({ a: 3 }))).toBe(0);
});

it('each kind of query has its own figures, and so has the total', () => {
  const queries = [query('title', { a: 3 }), query('body', { a: 3 }), query('body', { b: 3 })];
  const quality = qualityByKind(queries, [['a'], ['b', 'a'], []]);
  expect(quality.get('title')).toMatchObject({ queries: 1, ndcg: 1, recall1: 1, mrr: 1, empty: 0 });
  expect(quality.get('body')).toMatchObject({ queries: 2, recall1: 0, recall10: 0.5, mrr: 0.25, empty: 0.5 });
  expect(quality.get('all')).toEqual(qualityOf(queries, [['a'], ['b', 'a'], []]));
  expect(quality.get('all')!.recall10).toBeCloseTo(2 / 3, 6);
});
