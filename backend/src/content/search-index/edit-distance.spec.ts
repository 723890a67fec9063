import { expect, it } from '@jest/globals';
import { allowedErrors, editDistance } from './edit-distance.js';

it.each([
  ['fonction', 'fonction', 0],
  ['fonction', 'foncton', 1],
  ['fonction', 'fonctioon', 1],
  ['fonction', 'fonctoin', 1],
  ['fonction', 'bonction', 1],
  ['adresse', 'adrese', 1],
  ['fonction', 'bnoction', 2],
  ['fonction', 'fiction', 2],
  ['fonction', 'action', 3],
  ['', 'ab', 2],
  ['x'.repeat(100), 'x'.repeat(100), 3],
])('the distance between %j and %j is %i', (one, other, errors) => {
  expect(editDistance(one, other, 2)).toBe(errors);
  expect(editDistance(other, one, 2)).toBe(errors);
});

it('allows no errors in short words and numbers', () => {
  expect(['css', 'html', 'tableau', 'fonction', 'html5'].map(allowedErrors)).toEqual([0, 1, 1, 2, 0]);
});
