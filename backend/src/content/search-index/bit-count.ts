/** Number of bits that are set in a 32-bit integer. */
export function bitCount(number: number): number {
  let count = number - ((number >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Number of bits set in both of two lists of integers. Adds up the bits of four integers before counting any, like a
 * carry-save adder, which takes two thirds of the time.
 */
export function countCommonBits(one: Int32Array, other: Int32Array): number {
  const { length } = one;
  /** Bits counted once and bits counted twice, as long as they do not add up to four. */
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let index = 0;
  for (; index + 3 < length; index += 4) {
    const first = one[index]! & other[index]!;
    const second = one[index + 1]! & other[index + 1]!;
    const third = one[index + 2]! & other[index + 2]!;
    const fourth = one[index + 3]! & other[index + 3]!;
    let odd = ones ^ first;
    const pairs = (ones & first) | (odd & second);
    ones = odd ^ second;
    odd = ones ^ third;
    const morePairs = (ones & third) | (odd & fourth);
    ones = odd ^ fourth;
    odd = twos ^ pairs;
    fours += bitCount((twos & pairs) | (odd & morePairs));
    twos = odd ^ morePairs;
  }
  let count = 4 * fours + 2 * bitCount(twos) + bitCount(ones);
  for (; index < length; index += 1) count += bitCount(one[index]! & other[index]!);
  return count;
}
