import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nothing } from '../../features/revisions/written-text';
import type { DraftContent } from './draft-content';
import { mergeDrafts, settle, type Merge } from './merge-drafts';

const said = (changes: Partial<DraftContent>): DraftContent => ({ ...nothing, ...changes });
const joined = (base: DraftContent, mine: DraftContent, theirs: DraftContent) => {
  const merge = mergeDrafts(base, mine, theirs);
  expect(merge.collides).toBe(false);
  return settle(merge, theirs, () => 'mine');
};
const textOf = (merge: Merge, theirs: DraftContent, choice: 'mine' | 'theirs' | 'both') =>
  settle(merge, theirs, () => choice).source;

describe('a merge of two versions of a text', () => {
  const base = said({ title: 'Pain', source: 'Un.\n\nDeux.\n\nTrois.\n' });

  it('applies changes at different places', () => {
    const mine = said({ title: 'Pain', source: 'Un, réécrit.\n\nDeux.\n\nTrois.\n', tags: ['four'] });
    const theirs = said({ title: 'Le pain', source: 'Un.\n\nDeux.\n\nTrois.\n\nQuatre.' });
    expect(joined(base, mine, theirs)).toEqual(
      said({ title: 'Le pain', source: 'Un, réécrit.\n\nDeux.\n\nTrois.\n\nQuatre.', tags: ['four'] }),
    );
  });

  it('takes the changed version if only one has changed, or both alike', () => {
    const changed = said({ title: 'Brioche', source: 'Tout autre chose.', domainId: 2, image: '/media/a' });
    expect(joined(base, changed, base)).toEqual(changed);
    expect(joined(base, base, changed)).toEqual(changed);
    expect(joined(base, changed, changed)).toEqual(changed);
  });

  it('40.31 takes the fields that a copy on a device is too old to have', () => {
    const { licence, ...copy } = base;
    const old = copy as DraftContent;
    const theirs = said({ ...base, licence: 'CC BY 4.0' });
    expect(joined(old, old, theirs)).toEqual(theirs);
    expect(joined(old, old, base)).toMatchObject({ title: 'Pain', source: base.source });
  });

  it('lists conflicts with both versions', () => {
    const mine = said({ title: 'À moi', source: 'Un.\n\nMoi.\n\nTrois.\n' });
    const theirs = said({ title: 'À elle', source: 'Un.\n\nElle.\n\nTrois.\n' });
    const merge = mergeDrafts(base, mine, theirs);
    expect(merge.collidingFields).toEqual(['title']);
    expect(merge.stretches).toEqual([
      { agreed: ['Un.'] },
      { mine: ['\nMoi.'], theirs: ['\nElle.'] },
      { agreed: ['\nTrois.', ''] },
    ]);
    expect(settle(merge, theirs, () => 'mine')).toEqual(mine);
    expect(settle(merge, theirs, () => 'theirs')).toEqual(theirs);
    expect(textOf(merge, theirs, 'both')).toBe('Un.\n\nMoi.\n\nElle.\n\nTrois.\n');
  });
});

it('merges texts of any length, also with many equal lines', () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n\n');
  const long = (mark: string, at: number) =>
    lines(3000, (index) => `Ligne ${index} d’un très long texte.${index % 100 === at ? mark : ''}`);
  const alike = (count: number) => said({ source: lines(count, () => '}') });
  const merged = joined(
    said({ source: long('', 0) }),
    said({ source: long(' A', 4) }),
    said({ source: long(' B', 54) }),
  );
  expect(merged.source.match(/ [AB]$/gm)).toHaveLength(60);
  const merge = mergeDrafts(alike(60_000), alike(61_000), alike(62_000));
  expect(textOf(merge, alike(62_000), 'mine')).toBe(alike(61_000).source);
});

const paragraph = fc.constantFrom('Un.', 'Deux.', '', 'Trois, plus long.', '```js', '- four', 'é🥚');
const text = fc.array(paragraph, { maxLength: 12 }).map((lines) => lines.join('\n'));
const conflict = fc.record({ base: text, mine: text, theirs: text });

it('500 random merges lose no word: either text can be restored, and keeping both has every new line', () => {
  fc.assert(
    fc.property(conflict, ({ base, mine, theirs }) => {
      const [from, one, other] = [base, mine, theirs].map((source) => said({ source })) as [
        DraftContent,
        DraftContent,
        DraftContent,
      ];
      const merge = mergeDrafts(from, one, other);
      // Every new line of either text is in the text that keeps both.
      const both = textOf(merge, other, 'both').split('\n');
      const before = base.split('\n');
      for (const line of [...mine.split('\n'), ...theirs.split('\n')]) {
        if (!before.includes(line)) expect(both).toContain(line);
      }
      // If only one side has changed, the result is that side.
      expect(textOf(mergeDrafts(from, one, from), from, 'both')).toBe(mine);
      expect(textOf(mergeDrafts(from, from, other), other, 'both')).toBe(theirs);
      // If everything conflicts, either side can be chosen as a whole.
      const apart = mergeDrafts(said({ source: 'Rien de commun' }), one, other);
      if (mine !== theirs && !`${mine}\n${theirs}`.includes('Rien de commun')) {
        expect(textOf(apart, other, 'mine')).toBe(mine);
        expect(textOf(apart, other, 'theirs')).toBe(theirs);
      }
    }),
    { numRuns: 500, seed: 20_261_123 },
  );
});
