import { expect, it } from '@jest/globals';
import { type Freshness, IndexFreshness } from './index-freshness.js';

const many = (): Promise<number> => Promise.resolve(1001);

function at(first: Freshness) {
  let now = first;
  const freshness = new IndexFreshness();
  freshness.registerSource(() => now);
  const become = (next: Freshness): void => {
    now = next;
    freshness.stepDone();
  };
  return { freshness, become };
}

it.each([
  ['current', true],
  ['behind', false],
] as const)('the index is reported as %s without reading it', async (state, may) => {
  const { freshness } = at(state);
  const count = (): never => {
    throw new Error('It was counted.');
  };
  expect(await freshness.mayAnswer(count)).toBe(may);
});

it('few tutorials are read from the database at once, many from the index once it is current', async () => {
  const { freshness, become } = at('soon');
  expect(await freshness.mayAnswer(() => Promise.resolve(1000))).toBe(false);
  const answer = freshness.mayAnswer(many);
  let isThere = false;
  void answer.then(() => (isThere = true));
  // A step after which the index is still not current.
  await new Promise((resolve) => setImmediate(resolve));
  become('soon');
  await new Promise((resolve) => setImmediate(resolve));
  expect(isThere).toBe(false);
  become('current');
  expect(await answer).toBe(true);
});

it('no request waits for an index that is incomplete or takes long', async () => {
  const { freshness, become } = at('soon');
  const answer = freshness.mayAnswer(many);
  await new Promise((resolve) => setImmediate(resolve));
  become('behind');
  expect(await answer).toBe(false);
  become('soon');
  expect(await freshness.mayAnswer(many)).toBe(false);
});
