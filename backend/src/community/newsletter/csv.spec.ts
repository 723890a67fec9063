import { expect, it } from '@jest/globals';
import { toCsvLine } from './csv.js';

it.each([
  ['ada@exemple.fr', '"ada@exemple.fr"'],
  ['=1+1', `"'=1+1"`],
  ['+33', `"'+33"`],
  ['-x', `"'-x"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['\tx', `"'\tx"`],
  ['dit "oui", et\nnon', '"dit ""oui"", et\nnon"'],
])('writes %j as %s', (text, written) => {
  expect(toCsvLine([text])).toBe(`${written}\r\n`);
});
