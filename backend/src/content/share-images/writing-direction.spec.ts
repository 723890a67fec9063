import { expect, it } from '@jest/globals';
import { isRightToLeft, sectionsOf } from './writing-direction.js';

it.each([
  ['Un titre : 2', ['Un titre : 2']],
  ['Привет · Ω', ['Привет · Ω']],
  ['Apprendre l’arabe : مرحبا بالعالم !', ['Apprendre l’arabe : ', '←مرحبا بالعالم', ' !']],
  ['Lire שלום et עברית', ['Lire ', '←שלום', ' et ', '←עברית']],
  ['مرحبا Python للجميع 3', ['3', '← للجميع ', 'Python', '←مرحبا ']],
  ['مرحبا (Python) 3.10 !', ['← !', '3.10', '←( ', 'Python', '←مرحبا )']],
  ['عالم « Rust » [2]', ['Rust » [2]', '←عالم » ']],
  ['नमस्ते', ['नमस्ते']],
  ['1 + 2', ['1 + 2']],
  ['', []],
])('EX-01 orders the parts of « %s » as they are drawn', (line, expected) => {
  expect(sectionsOf(line).map(({ text, isRightToLeft: isLeft }) => (isLeft ? `←${text}` : text))).toEqual(
    expected,
  );
});

it.each([
  ['مرحبا Python', true],
  ['« שלום »', true],
  ['3. مرحبا', true],
  ['Python مرحبا', false],
  ['2 + 2', false],
  ['', false],
])('EX-01 reads the direction of « %s » from its first letter', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
