import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstOf } from './first-of.js';

const inOrder = (one: number, other: number): number => one - other;

it('gives the first values of the sorted list', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { maxLength: 300 }),
      fc.integer({ min: 0, max: 40 }),
      (values, most) => {
        const before = [...values];
        expect(firstOf(values, most, inOrder)).toEqual(values.toSorted(inOrder).slice(0, most));
        expect(values).toEqual(before);
      },
    ),
  );
});

it.each([
  ['in no order', (index: number) => (index * 7919) % 10_000],
  ['in order', (index: number) => index],
  ['in reverse order', (index: number) => -index],
])('compares each of many %s about once', (_, valueAt) => {
  let compared = 0;
  const values = Array.from({ length: 10_000 }, (_value, index) => valueAt(index));
  firstOf(values, 20, (one, other) => {
    compared += 1;
    return inOrder(one, other);
  });
  expect(compared).toBeLessThan(2 * values.length);
});
