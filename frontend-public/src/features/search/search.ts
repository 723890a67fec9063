import { idOf } from '@passerelle/api-client/address-id';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery, type Answer } from '../../lib/query-client';
import { untilPrepared } from '../../lib/until-prepared';

export const difficulties = ['débutant', 'intermédiaire', 'avancé', 'expert'] as const;
export const sortBys = ['date', 'title', 'views', 'readTime'] as const;
export const sortOrders = ['asc', 'desc'] as const;
export const limits = [10, 20, 50, 100] as const;

/** Range of the reading-time slider, in minutes; its ends do not filter. */
export const readTimeRange = { min: 0, max: 60, step: 5 } as const;

export interface SearchFilter {
  q: string;
  domainId: number | null;
  difficulty: (typeof difficulties)[number] | null;
  minReadTime: number;
  maxReadTime: number;
  tags: string[];
  /** Null sorts by relevance, which exists only for a text. */
  sortBy: (typeof sortBys)[number] | null;
  sortOrder: (typeof sortOrders)[number];
  limit: number;
  /** From 1. */
  page: number;
}

/** Parses the query string; invalid values are ignored. */
export function readSearchFilter(values: URLSearchParams): SearchFilter {
  const choice = <T extends string>(name: string, choices: readonly T[]) =>
    choices.find((known) => known === values.get(name)) ?? null;
  const number = (name: string) =>
    /^\d{1,6}$/.test(values.get(name) ?? '') ? Number(values.get(name)) : null;
  const minutes = (name: string, otherwise: number) => Math.min(number(name) ?? otherwise, readTimeRange.max);
  const q = (values.get('q') ?? '').trim().slice(0, 200);
  return {
    q,
    domainId: idOf(values.get('domainId') ?? '') || null,
    difficulty: choice('difficulty', difficulties),
    minReadTime: minutes('minReadTime', readTimeRange.min),
    maxReadTime: minutes('maxReadTime', readTimeRange.max),
    tags: splitTags(values.get('tags') ?? ''),
    sortBy: choice('sortBy', sortBys) ?? (q ? null : 'date'),
    sortOrder: choice('sortOrder', sortOrders) ?? 'desc',
    limit: limits.find((known) => known === number('limit')) ?? 20,
    page: number('page') || 1,
  };
}

export function splitTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().slice(0, 100));
  return tags.filter(Boolean).slice(0, 20);
}

/** Query parameters of a submitted form, without empty values. */
export function writeSearchValues(form: Iterable<[string, string]>): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, raw] of form) {
    const value = raw.trim();
    const idle =
      (name === 'minReadTime' && Number(value) === readTimeRange.min) ||
      (name === 'maxReadTime' && Number(value) === readTimeRange.max);
    if (value && !idle) values.set(name, value);
  }
  return values;
}

export const searchQuery = (filter: SearchFilter) =>
  apiQuery('/api/search', {
    query: {
      query: filter.q || null,
      domainId: filter.domainId,
      difficulty: filter.difficulty,
      minReadTime: filter.minReadTime > readTimeRange.min ? filter.minReadTime : null,
      maxReadTime: filter.maxReadTime < readTimeRange.max ? filter.maxReadTime : null,
      tags: filter.tags.join(',') || null,
      sortBy: filter.sortBy,
      sortOrder: filter.sortBy && filter.sortOrder,
      limit: filter.limit,
      offset: filter.page > 1 ? (filter.page - 1) * filter.limit : null,
    },
  });

export const useSearch = (filter: SearchFilter) => useQuery({ ...searchQuery(filter), ...untilPrepared });

export type SearchResults = Answer<'/api/search'>;
export type FoundTutorial = SearchResults['tutorials'][number];
export type Facets = SearchResults['facets'];

/** Facet counts of a search; those of the previous search until they arrive. */
export const useFacets = (filter: SearchFilter): Facets | undefined =>
  useQuery({ ...searchQuery(filter), placeholderData: keepPreviousData, select: facetsOf }).data;

const facetsOf = ({ facets }: SearchResults) => facets;
