/** Random numbers in [0, 1), reproducible by seed. */
export type Random = () => number;

/** Mulberry32: short, and random enough to choose faults and times. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer in [least, most]. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

export const oneOf = <T>(random: Random, choices: readonly T[]): T =>
  choices[between(random, 0, choices.length - 1)]!;
