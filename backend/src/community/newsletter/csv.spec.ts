import { expect, it } from '@jest/globals';
import { csvDate, toCsvLine } from './csv.js';

it.each([
  ['ada@exemple.fr', '"ada@exemple.fr"'],
  ['=1+1', `"'=1+1"`],
  ['+33', `"'+33"`],
  ['-x', `"'-x"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['＝1+1', `"'＝1+1"`],
  ['\u00A0@x', `"'\u00A0@x"`],
  ['a;b', '"a;b"'],
  ['\tx', `"'\tx"`],
  ['dit "oui", et\nnon', '"dit ""oui"", et\nnon"'],
])('AC-05 writes %j as %s', (text, written) => {
  expect(toCsvLine([text])).toBe(`${written}\r\n`);
});

it('AC-05 separates cells and writes dates so that French spreadsheets read them', () => {
  expect(toCsvLine(['a', '1,5', csvDate(new Date('2026-11-28T08:02:59Z'))])).toBe(
    '"a";"1,5";"28/11/2026 09:02"\r\n',
  );
});
