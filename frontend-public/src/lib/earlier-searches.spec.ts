import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { chooseToKeepSearches, forgetSearch, forgetSearches, keepSearch } from './earlier-searches';

const store = new Map<string, string>();
const kept = () => store.get('searches') ?? null;

beforeEach(() => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
      removeItem: (key: string) => store.delete(key),
    },
  });
});
afterEach(() => store.clear());

it('keeps the last twenty searches, the latest first and each once', () => {
  for (let number = 1; number <= 25; number++) keepSearch(`texte ${number}`);
  keepSearch('texte 24');
  keepSearch('');
  const texts = JSON.parse(kept()!) as string[];
  expect(texts).toHaveLength(20);
  expect(texts.slice(0, 3)).toEqual(['texte 24', 'texte 25', 'texte 23']);
});

it('forgets one search, and all searches', () => {
  for (const text of ['a', 'b', 'c']) keepSearch(text);
  forgetSearch('b');
  expect(kept()).toBe('["c","a"]');
  forgetSearches();
  expect(kept()).toBeNull();
});

it('keeps no searches while that is turned off', () => {
  keepSearch('a');
  chooseToKeepSearches(false);
  keepSearch('b');
  forgetSearches();
  expect(kept()).toBe('off');
  chooseToKeepSearches(true);
  keepSearch('c');
  expect(kept()).toBe('["c"]');
});

it('ignores stored values of another shape', () => {
  for (const odd of ['{"a":1}', 'nonsense', '[1,null,"vrai"]']) {
    store.set('searches', odd);
    keepSearch('b');
    expect(JSON.parse(kept()!)).toEqual(odd.includes('vrai') ? ['b', 'vrai'] : ['b']);
  }
});
