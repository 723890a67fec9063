import { expect, it } from '@jest/globals';
import { earlierSearches, groupSuggestions, pathOf, type Suggestion } from './suggestion';

const texts = ['Été en œuvre', 'css', 'C++', 'css grid', 'css flex', 'css nesting', 'js', 'go'];

it('suggests the latest searches for an empty field, else those that contain the typed text, ignoring accents', () => {
  expect(earlierSearches(texts, '')).toHaveLength(6);
  const of = (typed: string) => earlierSearches(texts, typed).map(({ text }) => text);
  expect(of('oeuvre')).toEqual(['Été en œuvre']);
  // Leaves out the typed text itself, and all but the latest few of the others.
  expect(of('css')).toEqual(['css grid', 'css flex', 'css nesting']);
});

it('groups suggestions by kind, without empty groups', () => {
  const tutorial = { kind: 'tutorial', id: 1, text: 'a', marks: [], domainName: 'Design' } as const;
  const suggestions = [{ kind: 'tag', text: 'b', marks: [] }, tutorial] as unknown as Suggestion[];
  expect(groupSuggestions(suggestions).map(({ title }) => title)).toEqual(['Tutoriels', 'Étiquettes']);
});

it('gives the address of a suggestion', () => {
  expect(pathOf({ kind: 'tutorial', id: 7, text: 'a', marks: [], domainName: '' })).toBe('/tutoriels/7');
  expect(pathOf({ kind: 'domain', id: 3, text: 'a', marks: [] })).toBe('/domaines/3');
  expect(pathOf({ kind: 'tag', text: 'C++ & co', marks: [] })).toBe('/recherche?tags=C%2B%2B+%26+co');
});
