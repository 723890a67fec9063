/** Numbers from 0 up to 1, the same ones for the same seed. */
export type Random = () => number;

/** Mulberry32: short, and even enough to choose faults and moments by. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from `least` to `most`. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

export const oneOf = <T>(random: Random, choices: readonly T[]): T =>
  choices[between(random, 0, choices.length - 1)]!;
