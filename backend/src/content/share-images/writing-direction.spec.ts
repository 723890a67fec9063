import { expect, it } from '@jest/globals';
import { sectionsOf } from './writing-direction.js';

it.each([
  ['Un titre : 2', ['Un titre', ' : 2']],
  ['Привет · Ω', ['Привет · Ω']],
  ['Apprendre l’arabe : مرحبا بالعالم !', ['Apprendre l’arabe', ' : ', '←مرحبا بالعالم', ' !']],
  ['Lire שלום et עברית', ['Lire', ' ', '←שלום', ' ', 'et', ' ', '←עברית']],
  ['مرحبا Python للجميع 3', ['← 3', '←للجميع', '← ', 'Python', '← ', '←مرحبا']],
  ['नमस्ते', ['नमस्ते']],
  ['1 + 2', ['1 + 2']],
  ['', []],
])('EX-01 puts the parts of « %s » in the order in which they are drawn', (line, expected) => {
  expect(sectionsOf(line).map(({ text, isRightToLeft }) => (isRightToLeft ? `←${text}` : text))).toEqual(
    expected,
  );
});
