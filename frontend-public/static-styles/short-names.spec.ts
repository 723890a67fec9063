import { describe, expect, it } from '@jest/globals';
import { shortNames, withShortNames } from './short-names';
import { written } from './static-value';

const module = (...texts: string[]) => texts.map((text) => `f(${written(text)});`).join('\n');

describe('short names', () => {
  it('are shortest for the most frequent classes, whatever the order of the modules', () => {
    const one = module('d_flex p_2', 'd_flex');
    const other = module('p_2 d_flex m_1');
    const names = shortNames([one, other]);
    expect([...names]).toEqual([
      ['d_flex', 'a'],
      ['p_2', 'b'],
      ['m_1', 'c'],
    ]);
    expect(shortNames([other, one])).toEqual(names);
  });

  it('differ from each other, however many there are', () => {
    const classes = Array.from({ length: 26 * 63 + 100 }, (_, place) => `w_${place}`);
    const names = shortNames([module(...classes)]);
    expect(new Set(names.values()).size).toBe(classes.length);
    expect(Math.max(...[...names.values()].map(({ length }) => length))).toBe(3);
  });

  it('replace Panda’s classes, and leave our own classes and other texts alone', () => {
    const code = `${module('input d_flex', 'screen-only')} g("d_flex");`;
    const names = shortNames([code]);
    expect(withShortNames(code, names)).toBe('f("input a");\nf("screen-only"); g("d_flex");');
  });

  it('are given to names with quotation marks and backslashes, too', () => {
    const code = module(String.raw`[&::before]:content_"\2014"`);
    expect(withShortNames(code, shortNames([code]))).toBe('f("a");');
  });
});
