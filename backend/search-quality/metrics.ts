import { type Grade, type Kind, kinds, type Query } from './set/queries.js';

/** Quality of answers; each figure except `queries` is between 0 and 1. */
export interface Quality {
  queries: number;
  /**
   * Normalised discounted cumulative gain of the first ten answers: how good they are, and how high the good ones
   * stand.
   */
  ndcg: number;
  /** Number of best answers (judged 3) in first place, divided by the highest number possible there. */
  recall1: number;
  /** Number of best answers (judged 3) among the first ten, divided by the highest number possible there. */
  recall10: number;
  /** Mean of 1 divided by the rank of the first answer judged 3. */
  mrr: number;
  /** Share of queries without any answer. */
  empty: number;
}

export const DEPTH = 10;
const BEST: Grade = 3;

const gain = (grade: number): number => 2 ** grade - 1;
const discount = (rank: number): number => Math.log2(rank + 2);
const cumulated = (grades: number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, rank) => sum + gain(grade) / discount(rank), 0);

/** @param found names of tutorials, best first, each once */
export function ndcg(found: string[], judgements: Map<string, Grade>): number {
  const ideal = [...judgements.values()].sort((a, b) => b - a);
  return cumulated(found.map((name) => judgements.get(name) ?? 0)) / cumulated(ideal);
}

export function recall(found: string[], judgements: Map<string, Grade>, depth: number): number {
  const best = [...judgements].filter(([, grade]) => grade === BEST).map(([name]) => name);
  const among = found.slice(0, depth);
  return best.filter((name) => among.includes(name)).length / Math.min(best.length, depth);
}

export function reciprocalRank(found: string[], judgements: Map<string, Grade>): number {
  const rank = found.findIndex((name) => judgements.get(name) === BEST);
  return rank < 0 ? 0 : 1 / (rank + 1);
}

/** @param answers names of tutorials, best first, for each query in turn */
export function qualityOf(queries: Query[], answers: string[][]): Quality {
  const mean = (figure: (found: string[], query: Query) => number) =>
    queries.reduce((sum, query, index) => sum + figure(answers[index]!, query), 0) / queries.length;
  return {
    queries: queries.length,
    ndcg: mean((found, { judgements }) => ndcg(found, judgements)),
    recall1: mean((found, { judgements }) => recall(found, judgements, 1)),
    recall10: mean((found, { judgements }) => recall(found, judgements, DEPTH)),
    mrr: mean((found, { judgements }) => reciprocalRank(found.slice(0, DEPTH), judgements)),
    empty: mean((found) => (found.length === 0 ? 1 : 0)),
  };
}

/** The quality for each kind of query, and under `all` for all queries. */
export function qualityByKind(queries: Query[], answers: string[][]): Map<Kind | 'all', Quality> {
  const groups = new Map<Kind | 'all', number[]>();
  for (const kind of kinds) {
    const indexes = [...queries.keys()].filter((index) => queries[index]!.kind === kind);
    if (indexes.length > 0) groups.set(kind, indexes);
  }
  groups.set('all', [...queries.keys()]);
  const pick = <T>(list: T[], indexes: number[]) => indexes.map((index) => list[index]!);
  return new Map(
    [...groups].map(([kind, indexes]) => [kind, qualityOf(pick(queries, indexes), pick(answers, indexes))]),
  );
}
