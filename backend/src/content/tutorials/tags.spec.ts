import { describe, expect, it } from '@jest/globals';
import { normalTags, tagKey } from './tags.js';

describe('tags', () => {
  it.each([
    [['été', 'e\u0301te\u0301', 'ETE'], ['été']],
    [['Développement  web', 'développement\u00a0web'], ['Développement web']],
    [
      ['C', 'c++', 'C#', 'c'],
      ['C', 'c++', 'C#'],
    ],
    [
      ['🥐', '🥖', '🥐'],
      ['🥐', '🥖'],
    ],
  ])('%j are stored as %j', (given, kept) => {
    expect(normalTags(given)).toEqual(kept);
    expect(normalTags(kept)).toEqual(kept);
  });

  it('are equal in any spelling', () => {
    expect(tagKey('E\u0301cole')).toBe(tagKey('école'));
    expect(tagKey('C++')).not.toBe(tagKey('C'));
  });
});
