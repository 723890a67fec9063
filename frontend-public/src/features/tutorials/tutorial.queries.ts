import { queryOptions } from '@tanstack/react-query';
import { apiQuery, apiQueryOrNull, FIVE_MINUTES } from '../../lib/query-client';
import type { Tutorial } from './tutorial';

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

/** For the signed-in member. */
export const recommendationsQuery = () =>
  apiQuery('/api/recommendations', { query: { limit: 3 } }, { staleTime: FIVE_MINUTES });

/** Whether the tutorial has a domain or tags to base suggestions on. */
export const canSuggest = ({ domainId, tags }: Pick<Tutorial, 'domainId' | 'tags'>) =>
  domainId > 0 || tags.length > 0;

export const suggestionsQuery = (wanted: { excludeId: number; domainId: number; tags: string[] }) =>
  apiQuery(
    '/api/tutorials/suggestions',
    {
      query: { excludeId: wanted.excludeId, domainId: wanted.domainId, tags: wanted.tags.join(',') || null },
    },
    { staleTime: FIVE_MINUTES },
  );
