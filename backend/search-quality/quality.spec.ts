import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCorpus, readCorpus } from './corpus.js';
import { PasserelleEngine } from './engines/passerelle.js';
import { DEPTH, qualityByKind, type Quality } from './metrics.js';
import { type Kind, readQueries } from './set/queries.js';

type Recorded = Record<Kind | 'all', Quality>;
const file = readFileSync(join(import.meta.dirname, 'figures.json'), 'utf8');
const { tune, engines } = JSON.parse(file) as {
  tune: Recorded;
  engines: Record<string, [{ quality: Recorded }]>;
};
const recorded = { tune, report: engines['Passerelle']![0].quality };
/** Maximum loss of nDCG against the recorded figure. */
const TOLERANCE = 0.01;
const ERRORS = ['left-out', 'doubled', 'swapped', 'wrong', 'added'].map((error) => `error-${error}` as Kind);

/** The real articles belong to other people and are not in the repository; without them the tests are skipped. */
const describeWithCorpus = hasCorpus ? describe : describe.skip;

describeWithCorpus('the search', () => {
  const engine = new PasserelleEngine();
  let measured: Record<keyof typeof recorded, Map<Kind | 'all', Quality>>;
  beforeAll(async () => {
    const documents = readCorpus();
    await engine.build(documents);
    const measure = (half: keyof typeof recorded) => {
      const queries = readQueries().filter((query) => query.half === half);
      const answers = queries.map(({ text }) =>
        engine.search(text, DEPTH).map((place) => documents[place]!.name),
      );
      return qualityByKind(queries, answers);
    };
    measured = { tune: measure('tune'), report: measure('report') };
  });
  afterAll(() => engine.stop());

  it.each(['tune', 'report'] as const)('finds as well as recorded, on the half %s', (half) => {
    const [now, then] = [measured[half].get('all')!, recorded[half].all];
    expect(now.queries).toBe(then.queries);
    expect(now.ndcg).toBeGreaterThanOrEqual(then.ndcg - TOLERANCE);
  });

  it('reaches the targets on the reported half', () => {
    const of = (kind: Kind | 'all') => measured.report.get(kind)!;
    for (const kind of ['title', 'no-accents'] as const)
      expect(of(kind).recall10).toBeGreaterThanOrEqual(0.99);
    for (const kind of [...ERRORS, 'ending', 'body'] as const)
      expect(of(kind).recall10).toBeGreaterThanOrEqual(0.97);
    expect(of('all').recall1).toBeGreaterThanOrEqual(0.9);
    expect(of('all').empty).toBeLessThanOrEqual(0.01);
  });
});
