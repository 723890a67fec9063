import { expect, it } from '@jest/globals';
import { idOf } from './address-id.js';

it.each([
  ['1', 1],
  ['42', 42],
  ['2147483647', 2_147_483_647],
])('40.42 reads %j as an id', (text, id) => {
  expect(idOf(text)).toBe(id);
});

it.each([
  ...[
    '',
    '0',
    '-1',
    '+1',
    '01',
    '1abc',
    'abc',
    '1.5',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '1,2',
    '١',
    '１',
    '1\n',
    '%31',
  ],
  ...['2147483648', '99999999999', '9'.repeat(400), 'Infinity', 'NaN', 'null'],
])('40.42 reads %j as no id', (text) => {
  expect(idOf(text)).toBe(0);
});
