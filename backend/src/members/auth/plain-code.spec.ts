import { expect, it } from '@jest/globals';
import { plainCode } from './plain-code.js';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123\u202F456\u00A0', '123456'],
  ['123-456', '123456'],
  ['123–456', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['१२३४५६', '123456'],
  ['๑๒๓๔๕๖', '123456'],
  ['𝟏𝟐𝟑𝟒𝟓𝟔', '123456'],
  ['٧٨٩٠', '7890'],
  ['\u2066123456\u2069', '123456'],
  ['12\u200B3456', '123456'],
  ['a1decb760a  ', 'a1decb760a'],
  ['A1DEC-B760A', 'a1decb760a'],
  ['a1 de cb 76 0a', 'a1decb760a'],
  ['ａ１ｄｅｃｂ７６０ａ', 'a1decb760a'],
  ['—', ''],
])('AC-04 reads %j', (given, code) => {
  expect(plainCode(given)).toBe(code);
});

it('AC-04 reads the ten digits of every script', () => {
  for (let code = 0x30; code < 0x1fbfa; code += 1) {
    const sign = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(sign)) expect(plainCode(sign)).toMatch(/^\d$/);
  }
});
