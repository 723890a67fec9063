import { call, type Answer } from '@passerelle/api-client/call';
import { fold } from '@passerelle/api-client/fold';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { FIVE_MINUTES } from '../../lib/query-client';

/** What the server proposes for a text that has been begun. */
export type ServedSuggestion = Answer<'GET', '/api/search/suggestions'>['suggestions'][number];

export interface EarlierSearch {
  kind: 'earlier';
  text: string;
  marks: [number, number][];
}

export type Suggestion = EarlierSearch | ServedSuggestion;

export interface SuggestionGroup {
  title: string;
  suggestions: Suggestion[];
}

const titles: [Suggestion['kind'], string][] = [
  ['earlier', 'Recherches de cet appareil'],
  ['tutorial', 'Tutoriels'],
  ['domain', 'Domaines'],
  ['tag', 'Étiquettes'],
];

const EARLIER_FOR_NOTHING = 6;
const EARLIER_BESIDE_OTHERS = 3;

/** An answer that is no longer wanted is not waited for, and never shown for another text. */
export const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['/api/search/suggestions', { query: text }],
    queryFn: ({ signal }) =>
      call('GET', '/api/search/suggestions', { query: { query: text } }, (request) =>
        fetch(request, { signal }),
      ),
    enabled: text !== '',
    staleTime: ({ state }) => (state.data?.preparing ? 0 : FIVE_MINUTES),
    placeholderData: text === '' ? undefined : keepPreviousData,
  });

/** The earlier searches that hold what is being typed, the latest first; a few of all where nothing is yet. */
export function earlierSearches(texts: readonly string[], typed: string): EarlierSearch[] {
  const wanted = fold(typed);
  return texts
    .filter((text) => text !== typed && fold(text).includes(wanted))
    .slice(0, wanted ? EARLIER_BESIDE_OTHERS : EARLIER_FOR_NOTHING)
    .map((text) => ({ kind: 'earlier', text, marks: [] }));
}

/** By kind, in the order in which they are shown. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  return titles
    .map(([kind, title]) => ({
      title,
      suggestions: suggestions.filter((suggestion) => suggestion.kind === kind),
    }))
    .filter((group) => group.suggestions.length > 0);
}

/** Where a suggestion leads; an earlier search is made again by the form it stands in. */
export function pathOf(suggestion: ServedSuggestion): string {
  switch (suggestion.kind) {
    case 'tutorial':
      return `/tutoriels/${suggestion.id}`;
    case 'domain':
      return `/domaines/${suggestion.id}`;
    case 'tag':
      return `/recherche?${new URLSearchParams({ tags: suggestion.text })}`;
  }
}
