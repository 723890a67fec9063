import { expect, it } from '@jest/globals';
import { keepQuotes } from './keep-quotes.js';

it('quotation marks stay on the line of the quoted text', () => {
  expect(keepQuotes('Ada a aimé « Le pain » et « La vigne ».')).toBe(
    'Ada a aimé «\u00A0Le pain\u00A0» et «\u00A0La vigne\u00A0».',
  );
});
