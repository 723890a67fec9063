import { randomInt } from 'node:crypto';
import { afterAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { attacks } from '../../../test/attacks.js';
import { unsafeParts } from '../../../test/unsafe-html.js';
import { RenderingFailure, RenderingPool } from './rendering-pool.js';

/** Maximum length that a member may send. */
const LENGTH = 200_000;
const RENDER_MS = 2_000;
const isLong = process.env['PASSERELLE_TESTS'] === 'all';
const RUNS = isLong ? 40 : 4;

/** Random in `npm run test:all`. To reproduce a failure, use the seed in its title. */
const seed = Number(process.env['PASSERELLE_FUZZ_SEED'] ?? (isLong ? randomInt(2 ** 31) : 20_261_129));

const pool = new RenderingPool();
afterAll(() => pool.close());

const marks =
  '` ``` > - * _ ~~ [ ] ( ) ![ | # : ::: !!! ??? < & \\ {% %} {{ }} [^a] [^a]: <b> </b> <p> <!-- $ ='.split(
    ' ',
  );
const piece = fc.oneof(
  fc.constantFrom(...marks, ' ', '\t', '\n', '\n\n', '    ', 'a', '1.', ...attacks),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
/** Repetitions of a few pieces, which cost parsers most, between other text. */
const text = fc
  .array(fc.tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: LENGTH })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => {
    const share = LENGTH / parts.reduce((sum, [, weight]) => sum + weight, 0);
    return parts.map(([pieces, weight]) => repeat(pieces.join(''), weight * share)).join('');
  });

function repeat(unit: string, length: number): string {
  return unit.repeat(Math.ceil(length / Math.max(1, unit.length))).slice(0, length);
}

it(`renders or refuses any text of maximum length (PASSERELLE_FUZZ_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(text, async (source) => {
      await pool.run(
        'render',
        { source: '', assets: {} },
        { startMs: MINUTE_MS, renderMs: MINUTE_MS, fairShare: 0 },
      );
      const result = await pool
        .run('render', { source, assets: {} }, { startMs: MINUTE_MS, renderMs: RENDER_MS, fairShare: 0 })
        .catch((error: unknown) => {
          if (error instanceof RenderingFailure) return undefined;
          throw error;
        });
      if (result && 'html' in result) expect(unsafeParts(result.html)).toEqual([]);
    }),
    // No shrinking: a shorter text rarely fails the same way, and shrinking takes long.
    { seed, numRuns: RUNS, endOnFailure: true },
  );
});
