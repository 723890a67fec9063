import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, property } from 'fast-check';
import { compareTexts, inParagraphs, wordsOf, type Block } from './compare-texts';

const first = (blocks: Block[]) => blocks.map(({ before, gap }) => before + gap).join('');
const second = (blocks: Block[]) => blocks.map(({ after, gap }) => after + gap).join('');

describe('a comparison of two texts', () => {
  it('shows changed words between unchanged ones', () => {
    const [block, ...rest] = compareTexts('Le four chauffe.\n', 'Le four refroidit.\n');
    expect(rest).toEqual([]);
    expect(wordsOf(block!).map(({ kind, text }) => [kind, text.trim()])).toEqual([
      ['same', 'Le four'],
      ['removed', 'chauffe'],
      ['added', 'refroidit'],
      ['same', '.'],
    ]);
  });

  it('shows two sentences as a whole if they share hardly a word', () => {
    const [before, after] = ['Posez le pain sur la grille.', 'Un bateau quitte le port de pêche.'];
    expect(wordsOf(compareTexts(before, after)[0]!)).toEqual([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  });

  it('shows a paragraph at another place as moved, not as removed and added', () => {
    const [one, two, three] = [
      'Un premier paragraphe assez long.\n\n',
      'Un deuxième, long lui aussi.\n\n',
      'Le troisième ferme la marche.\n\n',
    ];
    const blocks = compareTexts(one + two + three, two + three + one);
    const said = blocks.filter(({ before, after }) => (before + after).trim());
    expect(said.map(({ kind }) => kind).sort()).toEqual(['movedAway', 'movedHere', 'same']);
    expect(blocks.find(({ kind }) => kind === 'movedHere')!.after).toBe(one.trim());
  });

  it('contains both texts completely, for any texts', () => {
    const text = array(
      constantFrom('un', 'deux', '\n', '\n\n', ' ', 'Un paragraphe qui est assez long.', '```', 'é'),
    ).map((parts) => parts.join(''));
    assert(
      property(text, text, (before, after) => {
        const blocks = compareTexts(before, after);
        expect(second(blocks)).toBe(after);
        // Moved paragraphs come before the replacements of their neighbours, so only the letters are compared.
        expect([...first(blocks)].sort().join('')).toBe([...before].sort().join(''));
        for (const block of blocks.filter(({ kind }) => kind === 'replaced')) {
          const words = wordsOf(block);
          const without = (left: string) => words.flatMap(({ kind, text }) => (kind === left ? [] : [text]));
          expect([without('added').join(''), without('removed').join('')]).toEqual([
            block.before,
            block.after,
          ]);
        }
        expect(inParagraphs(before).join('')).toBe(before);
      }),
    );
  });

  it('does not compare 100,000 characters word by word if nothing is in common', () => {
    const of = (word: string) =>
      Array.from({ length: 2_000 }, (_, index) => `${word} ${index} ${word.repeat(9)}\n\n`).join('');
    const [before, after] = [of('avant'), of('après')];
    const blocks = compareTexts(before, after);
    expect([first(blocks), second(blocks)]).toEqual([before, after]);
    expect(blocks.every(({ before, after }) => before === '' || after === '')).toBe(true);
    expect(compareTexts(before, before)).toEqual([{ kind: 'same', before, after: before, gap: '' }]);
  });
});
