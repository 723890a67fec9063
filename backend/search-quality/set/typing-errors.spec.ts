import { expect, it } from '@jest/globals';
import { mistype } from './typing-errors.js';

it('makes each of the five errors at the given letter', () => {
  expect(mistype('python', 'left-out', 2)).toBe('pyhon');
  expect(mistype('python', 'doubled', 0)).toBe('ppython');
  expect(mistype('python', 'swapped', 1)).toBe('ptyhon');
  expect(mistype('python', 'wrong', 0)).toBe('oython');
  expect(mistype('python', 'added', 5)).toBe('pythonb');
});

it('replaces an accented letter by a neighbour of its key', () => {
  expect(mistype('école', 'wrong', 0)).toBe('rcole');
});

it('returns undefined when the error would change nothing', () => {
  expect(mistype('allo', 'swapped', 1)).toBeUndefined();
  expect(mistype('allo', 'swapped', 3)).toBeUndefined();
});
