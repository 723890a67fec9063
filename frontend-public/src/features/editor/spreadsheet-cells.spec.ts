import { expect, it } from '@jest/globals';
import { tableOfCells } from './spreadsheet-cells';

it('spreadsheet cells become a Markdown table', () => {
  expect(tableOfCells('Mois\tTravail\r\nMars\tSemer\r\n')).toBe(
    '| Mois | Travail |\n| --- | --- |\n| Mars | Semer |',
  );
});

it('spreadsheet cells may contain line breaks, quotes, bars and tabs', () => {
  expect(tableOfCells('a|b\t"un\ndeux ""trois"""\nc\\d\t"x\ty"')).toBe(
    '| a\\|b | un deux "trois" |\n| --- | --- |\n| c\\\\d | x\ty |',
  );
  expect(tableOfCells('a\t5" de haut\nb\t')).toBe('| a | 5" de haut |\n| --- | --- |\n| b |  |');
});

it.each([
  ['a text', 'Un texte.'],
  ['nothing', ''],
  ['lines of code', 'if (a) {\n\tb();\n}'],
  ['one column', 'a\nb\n'],
  ['rows of different lengths', 'a\tb\nc'],
])('%s is no table', (_, text) => {
  expect(tableOfCells(text)).toBeUndefined();
});
