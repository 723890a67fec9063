import { idOf } from '@passerelle/api-client/address-id';
import { fold } from '@passerelle/api-client/fold';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query-client';
import { untilPrepared } from '../../lib/until-prepared';
import { literalMatcher, useMatcherOf } from './text-matcher';
import type { TutorialItem } from './tutorial';

/** Maximum number of tutorials loaded for filtering in the browser. */
const HELD = 100;

export const sorts = ['popularity', 'recent', 'title'] as const;
export type CatalogueSort = (typeof sorts)[number];
export const levels = ['beginner', 'intermediate', 'advanced'] as const;

/** Value without a filter; left out of the URL. */
export const ALL = 'all';

export interface CatalogueFilter {
  q: string;
  domainId: number | null;
  difficulty: (typeof levels)[number] | null;
  sort: CatalogueSort;
  /** From 1. */
  page: number;
}

/** Parses the query string; invalid values are ignored. */
export function readCatalogueFilter(values: URLSearchParams): CatalogueFilter {
  const choice = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((known) => known === values.get(name)) ?? null;
  const number = (name: string) =>
    /^[1-9]\d{0,5}$/.test(values.get(name) ?? '') ? Number(values.get(name)) : null;
  return {
    q: (values.get('q') ?? '').slice(0, 200),
    domainId: idOf(values.get('domainId') ?? '') || null,
    difficulty: choice('difficulty', levels),
    sort: choice('sort', sorts) ?? 'popularity',
    page: number('page') ?? 1,
  };
}

/** Whether nothing but the page number differs from the defaults. */
export function isUnfiltered({ q, domainId, difficulty, sort }: CatalogueFilter): boolean {
  return !q && !domainId && !difficulty && sort === 'popularity';
}

export const heldQuery = () => apiQuery('/api/tutorials', { query: { limit: HELD } });

export function pageQuery({ q, page, ...filter }: CatalogueFilter, pageSize: number) {
  const offset = (page - 1) * pageSize;
  return apiQuery('/api/tutorials', {
    query: { ...filter, q: q.trim() || null, limit: pageSize, offset: offset || null },
  });
}

/** Filters and sorts the loaded tutorials. The text is searched in title and description. */
export function filterTutorials(
  all: readonly TutorialItem[],
  filter: CatalogueFilter,
  matcherOf = literalMatcher,
): TutorialItem[] {
  const text = filter.q.trim();
  const matches = matcherOf(text);
  return all
    .filter(
      (tutorial) =>
        (!filter.domainId || tutorial.domainId === filter.domainId) &&
        (!filter.difficulty || tutorial.difficulty === filter.difficulty) &&
        (!text || matches(tutorial)),
    )
    .sort(comparers[filter.sort]);
}

const comparers: Record<CatalogueSort, (a: TutorialItem, b: TutorialItem) => number> = {
  popularity: (a, b) => b.id - a.id,
  recent: (a, b) => compare(b.date, a.date) || b.id - a.id,
  title: (a, b) => compare(fold(a.title), fold(b.title)) || a.id - b.id,
};

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export interface CataloguePage {
  tutorials: TutorialItem[];
  /** Number of matches on all pages; null while only the server can tell. */
  total: number | null;
  /** Progress of the search index while it is built; more may match later. */
  preparing?: { done: number; total: number };
}

/**
 * Page of the catalogue for a filter, computed in the browser when it holds the whole catalogue, otherwise fetched.
 * Until the response arrives, matches among the loaded tutorials are shown; null if there are none.
 * @param settled the debounced filter, which is sent to the server
 */
export function useCatalogue(
  filter: CatalogueFilter,
  settled: CatalogueFilter,
  pageSize: number,
): { result: CataloguePage | null; failed: boolean } {
  const held = useQuery(heldQuery());
  const matcherOf = useMatcherOf(filter.q);
  const complete = held.data !== undefined && held.data.tutorials.length >= held.data.total;
  const asked = useQuery({ ...pageQuery(settled, pageSize), ...untilPrepared, enabled: !complete });
  if (!complete && filter === settled) {
    if (asked.data) return { result: asked.data, failed: false };
    if (asked.isError) return { result: null, failed: true };
  }
  if (held.data) {
    const matches = filterTutorials(held.data.tutorials, filter, matcherOf);
    const start = (filter.page - 1) * pageSize;
    const tutorials = matches.slice(start, start + pageSize);
    if (complete || tutorials.length > 0)
      return { result: { tutorials, total: complete ? matches.length : null }, failed: false };
  }
  return { result: null, failed: asked.isError };
}
