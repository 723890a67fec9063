import { expect, it } from '@jest/globals';
import { noStepDone, percentOf } from './steps.js';

it.each([
  [[true, false, false], 33],
  [[true, true, false], 67],
  [[true, true, true, true, true], 100],
  [noStepDone(), 0],
])('PROG-02 finds the share of %j', (steps, percent) => {
  expect(percentOf(steps)).toBe(percent);
});
