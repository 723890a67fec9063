import { expect, it } from '@jest/globals';
import { formatDuration } from './learning-path';

it('PARC-08 gives a duration in minutes below an hour, in hours and minutes from there', () => {
  const shown = [0, 45, 59, 60, 61, 90, 120, 605].map((minutes) =>
    formatDuration(minutes).replaceAll('\u00a0', ' '),
  );
  expect(shown).toEqual(['0 min', '45 min', '59 min', '1 h', '1 h 1 min', '1 h 30 min', '2 h', '10 h 5 min']);
});
