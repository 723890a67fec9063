import { call, type Answer } from '@passerelle/api-client/call';
import { fold } from '@passerelle/api-client/fold';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { FIVE_MINUTES } from '../../lib/query-client';
import { pathOfDomain, pathOfTutorial } from '../../lib/paths';

/** A suggestion made by the server. */
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

/** Aborted when the text changes; its result is never shown for another text. */
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

/** Earlier searches that contain the typed text, latest first; the latest of all when nothing is typed. */
export function earlierSearches(texts: readonly string[], typed: string): EarlierSearch[] {
  const wanted = fold(typed);
  return texts
    .filter((text) => text !== typed && fold(text).includes(wanted))
    .slice(0, wanted ? EARLIER_BESIDE_OTHERS : EARLIER_FOR_NOTHING)
    .map((text) => ({ kind: 'earlier', text, marks: [] }));
}

/** Groups by kind, in display order. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  return titles
    .map(([kind, title]) => ({
      title,
      suggestions: suggestions.filter((suggestion) => suggestion.kind === kind),
    }))
    .filter((group) => group.suggestions.length > 0);
}

/** Target of a suggestion. Earlier searches have none: the form submits them again. */
export function pathOf(suggestion: ServedSuggestion): string {
  switch (suggestion.kind) {
    case 'tutorial':
      return pathOfTutorial(suggestion.id);
    case 'domain':
      return pathOfDomain(suggestion.id);
    case 'tag':
      return `/recherche?${new URLSearchParams({ tags: suggestion.text })}`;
  }
}
