import { describe, expect, it } from '@jest/globals';
import { array, assert, constantFrom, property } from 'fast-check';
import { compareTexts, type Segment } from './compare-texts';

const first = (segments: Segment[]) =>
  segments.flatMap(({ kind, text }) => (kind === 'added' || kind === 'movedHere' ? [] : [text])).join('');
const second = (segments: Segment[]) =>
  segments.flatMap(({ kind, text }) => (kind === 'removed' || kind === 'movedAway' ? [] : [text])).join('');
const kinds = (segments: Segment[]) => segments.map(({ kind, text }) => [kind, text.trim()]);

describe('two texts compared', () => {
  it('show the words that changed, within what stayed', () => {
    expect(kinds(compareTexts('Le four chauffe.\n', 'Le four refroidit.\n'))).toEqual([
      ['same', 'Le four'],
      ['removed', 'chauffe'],
      ['added', 'refroidit'],
      ['same', '.'],
    ]);
  });

  it('show a paragraph that stands elsewhere as moved, not as gone and new', () => {
    const [one, two, three] = [
      'Un premier paragraphe assez long.\n\n',
      'Un deuxième, long lui aussi.\n\n',
      'Le troisième ferme la marche.\n\n',
    ];
    const segments = compareTexts(one + two + three, two + three + one);
    expect(
      segments
        .filter(({ text }) => text.trim())
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['movedAway', 'movedHere', 'same']);
    expect(segments.find(({ kind }) => kind === 'movedHere')!.text).toBe(one.trim());
  });

  it('are both whole in what is shown, whatever they say', () => {
    const text = array(
      constantFrom('un', 'deux', '\n', '\n\n', ' ', 'Un paragraphe qui est assez long.', '```', 'é'),
    ).map((parts) => parts.join(''));
    assert(
      property(text, text, (before, after) => {
        const segments = compareTexts(before, after);
        expect(second(segments)).toBe(after);
        // What has moved stands ahead of what replaces its neighbours.
        expect([...first(segments)].sort().join('')).toBe([...before].sort().join(''));
      }),
    );
  });

  it('of 100,000 characters that have nothing in common do not take word after word', () => {
    const of = (word: string) =>
      Array.from({ length: 2_000 }, (_, index) => `${word} ${index} ${word.repeat(9)}\n\n`).join('');
    const [before, after] = [of('avant'), of('après')];
    const segments = compareTexts(before, after);
    expect(segments.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(compareTexts(before, before)).toEqual([{ kind: 'same', text: before }]);
  });
});
