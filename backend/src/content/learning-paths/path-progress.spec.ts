import { expect, it } from '@jest/globals';
import type { LearningPath } from './learning-path.entity.js';
import { progressOn } from './path-progress.js';
import type { PathStep } from './path-step.entity.js';

const path = { id: 1 } as LearningPath;
const step = (tutorialId: number, readTime: number | null) =>
  ({ tutorialId, tutorial: { readTime } }) as PathStep;

it.each([
  [[], 0],
  [[1], 33],
  [[1, 2], 67],
  [[1, 2, 3, 9], 100],
])('DATA-27 with tutorials %j finished the progress is %i %%', (finished, progress) => {
  const steps = [step(1, 10), step(2, null), step(3, 7)];
  expect(progressOn(path, steps, new Set(finished))).toMatchObject({ progress, duration: 17 });
});

it('a path without existing tutorials has no progress', () => {
  expect(progressOn(path, [], new Set())).toMatchObject({ progress: 0, duration: 0, steps: [] });
});
