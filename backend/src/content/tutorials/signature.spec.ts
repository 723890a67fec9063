import { describe, expect, it } from '@jest/globals';
import { authorsOf, joinNames, signatureOf } from './signature.js';

const ada = { id: 1, name: 'Ada Lovelace', avatar: '/a.png', bio: 'Des programmes.' };
const alan = { id: 2, name: 'Alan Turing', avatar: null, bio: null };
const grace = { id: null, name: 'Grace Hopper', avatar: null, bio: null };

describe('the authors of a tutorial', () => {
  it('are a single one from the author columns of older tutorials', () => {
    const signature = signatureOf([ada]);
    expect(signature).toEqual({
      authorId: 1,
      authorName: 'Ada Lovelace',
      authorAvatar: '/a.png',
      authorBio: 'Des programmes.',
      authors: null,
    });
    expect(authorsOf(signature)).toEqual([ada]);
  });

  it('keep their order, and the first one with an account fills the columns', () => {
    const signature = signatureOf([grace, ada, alan]);
    expect(signature.authorId).toBe(1);
    expect(signature.authorName).toBe('Grace Hopper, Ada Lovelace et Alan Turing');
    expect(authorsOf(signature)).toEqual([grace, ada, alan]);
  });
});

describe('joined names', () => {
  it('include as many as fit', () => {
    expect(joinNames(['Ada', 'Alan'])).toBe('Ada et Alan');
    expect(joinNames(['Ada', 'Alan', 'Grace'])).toBe('Ada, Alan et Grace');
    expect(joinNames(['Ada', 'Alan', 'Grace Hopper'], 22)).toBe('Ada, Alan et un autre');
    expect(joinNames(['Ada', 'Alan', 'Grace'], 16)).toBe('Ada et 2 autres');
  });

  it('never exceed the maximum length', () => {
    const long = Array.from({ length: 10 }, () => 'N'.repeat(100));
    expect(joinNames(long).length).toBeLessThanOrEqual(200);
    expect(joinNames(['N'.repeat(300), 'Alan'])).toHaveLength(200);
  });
});
