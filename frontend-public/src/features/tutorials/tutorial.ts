import { difficultyLabels } from '@passerelle/api-client/difficulties';
import type { components } from '@passerelle/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import { apiQuery, apiQueryOrNull, FIVE_MINUTES } from '../../lib/query-client';

export type TutorialItem = components['schemas']['TutorialItemDto'];
export type Tutorial = components['schemas']['TutorialDto'];
/** Why a tutorial is not on the site. */
export type Unpublished = components['schemas']['UnpublishedDto'];

/** The author in either form of the API: flat fields, or an object. */
export interface AuthorFields {
  authorId?: number | null;
  authorName?: string;
  authorAvatar?: string | null;
  authorBio?: string | null;
  author?: { name: string; avatar?: string | null; bio?: string | null };
  /** All authors, in responses that list them. */
  authors?: Author[];
}

export interface Author {
  /** Member id, for the link to their page; null for authors without an account. */
  id: number | null;
  name: string;
  avatar: string | null;
  bio: string | null;
}

/** All authors of a tutorial. */
export function authorsOf(tutorial: AuthorFields): Author[] {
  const { authors } = tutorial;
  return authors?.[1] ? authors : [authorOf(tutorial)];
}

/** The first author; with several authors, the name lists all of them. */
export function authorOf(tutorial: AuthorFields): Author {
  return {
    id: tutorial.authorId ?? null,
    name: tutorial.author?.name ?? tutorial.authorName ?? 'Auteur inconnu',
    avatar: tutorial.author?.avatar ?? tutorial.authorAvatar ?? null,
    bio: tutorial.author?.bio ?? tutorial.authorBio ?? null,
  };
}

/** Whether a member is one of its authors. */
export function isAuthorOf(tutorial: Tutorial, memberId: number | undefined): boolean {
  const ids = [tutorial.authorId, ...tutorial.authors.map(({ id }) => id)];
  return memberId !== undefined && ids.includes(memberId);
}

export function difficultyLabel(difficulty: string | null | undefined): string {
  const labels: Record<string, string> = difficultyLabels;
  return labels[difficulty ?? ''] ?? 'Tous niveaux';
}

export const tutorialQuery = (id: number) => apiQueryOrNull('/api/tutorials/{id}', { path: { id } });

/** Replaces empty content. Rarely needed, so its text is loaded on demand. */
export const sampleArticleQuery = () =>
  queryOptions({
    queryKey: ['sample-article'],
    queryFn: async () => ({ content: (await import('./sample-article')).sampleArticle }),
  });

export const trendingQuery = () => apiQuery('/api/tutorials/trending');

export const domainTutorialsQuery = (slug: string, page: { limit: number; offset: number }) =>
  apiQueryOrNull('/api/domains/{key}/tutorials', { path: { key: slug }, query: page });

/**
 * For the signed-in member.
 * @param excludedIds tutorials that the page shows already
 */
export const recommendationsQuery = (excludedIds: readonly number[] = []) =>
  apiQuery(
    '/api/recommendations',
    { query: { limit: 3, excludeIds: excludedIds.join(',') || null } },
    { staleTime: FIVE_MINUTES },
  );

/** Whether the tutorial has a domain or tags to base suggestions on. */
export const canSuggest = ({ domainId, tags }: Pick<Tutorial, 'domainId' | 'tags'>) =>
  domainId > 0 || tags.length > 0;

/** Similar tutorials; asked for only when something is known to base them on. */
export const suggestionsOf = ({ id, domainId, tags }: Pick<Tutorial, 'id' | 'domainId' | 'tags'>) => ({
  ...apiQuery(
    '/api/tutorials/suggestions',
    { query: { excludeId: id, domainId, tags: tags.join(',') || null } },
    { staleTime: FIVE_MINUTES },
  ),
  enabled: canSuggest({ domainId, tags }),
});
