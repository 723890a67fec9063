import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginningOf, codePointKey } from './code-point-order.js';

it('sorts texts like their UTF-8 bytes', () => {
  const text = fc.string({ unit: 'binary', maxLength: 4 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [key, ofOther] = [codePointKey(one), codePointKey(other)];
      const order = key < ofOther ? -1 : Number(key !== ofOther);
      expect(order).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
    }),
    { examples: [['\u{1f600}', '\ufffd']] },
  );
});

it('gives the beginnings of texts numbers in the same order', () => {
  const key = fc.string({ unit: 'binary', maxLength: 5 }).map(codePointKey);
  fc.assert(
    fc.property(key, key, (one, other) => {
      const [first, last] = one < other ? [one, other] : [other, one];
      expect(beginningOf(first)).toBeLessThanOrEqual(beginningOf(last));
    }),
  );
  expect(beginningOf('abc')).toBeLessThan(beginningOf('abd'));
  expect(beginningOf('ab')).toBeLessThan(beginningOf('aba'));
});
