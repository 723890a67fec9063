import { expect, it } from '@jest/globals';
import { beginningOf, excerptOf, lengthOf } from './text-length.js';

const FAMILY = '👨‍👩‍👧‍👦';

it.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 2],
  ['😀', 1],
  ['❤️', 2],
  ['🇫🇷', 2],
  ['👍🏽', 2],
  [FAMILY, 7],
  ['각', 1],
  ['a\nb', 3],
])('CO-02 counts the code points of « %s »', (text, length) => {
  expect(lengthOf(text)).toBe(length);
});

it.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab😀c', 3, 'ab😀'],
  ['ab❤️c', 3, 'ab'],
  ['ab❤️c', 4, 'ab❤️'],
  ['abe\u0301', 3, 'ab'],
  ['a🇫🇷🇧🇪', 3, 'a🇫🇷'],
  ['a🇫🇷🇧🇪', 4, 'a🇫🇷'],
  [`a${FAMILY}`, 7, 'a'],
  [FAMILY, 3, '👨‍👩'],
])('CO-02 cuts « %s » to %d characters without splitting one', (text, max, beginning) => {
  expect(beginningOf(text, max)).toBe(beginning);
});

it('CO-02 adds an ellipsis exactly when it cuts', () => {
  expect(excerptOf('abc', 3)).toBe('abc');
  expect(excerptOf('😀😀😀', 3)).toBe('😀😀😀');
  expect(excerptOf('abcd', 3)).toBe('abc…');
  expect(excerptOf(`${'a'.repeat(299)}😀b`, 300)).toBe(`${'a'.repeat(299)}😀…`);
});
