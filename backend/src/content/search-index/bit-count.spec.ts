import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bitCount, countCommonBits } from './bit-count.js';

const integers = fc.array(fc.integer(), { maxLength: 40 });
const ones = (integer: number) => (integer >>> 0).toString(2).replaceAll('0', '').length;

it('counts the bits of an integer', () => {
  fc.assert(fc.property(fc.integer(), (integer) => expect(bitCount(integer)).toBe(ones(integer))));
});

it('counts the bits that are set in both of two lists, of any length', () => {
  const property = fc.property(integers, fc.array(fc.integer(), { minLength: 40 }), (one, other) => {
    const expected = one.reduce((sum, integer, index) => sum + ones(integer & other[index]!), 0);
    expect(countCommonBits(Int32Array.from(one), Int32Array.from(other))).toBe(expected);
  });
  fc.assert(property);
});
