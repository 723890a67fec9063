import { queryOptions } from '@tanstack/react-query';
import { apiQuery, apiQueryOrNull, FIVE_MINUTES } from '../../lib/query-client';
import type { Tutorial } from './tutorial';

export const tutorialQuery = (id: number) => apiQueryOrNull('/api/tutorials/{id}', { path: { id } });

/** What stands in place of a content that is empty. Hardly any is, so that its text is loaded when it is needed. */
export const sampleArticleQuery = () =>
  queryOptions({
    queryKey: ['sample-article'],
    queryFn: async () => ({ content: (await import('./sample-article')).sampleArticle }),
  });

export const trendingQuery = () => apiQuery('/api/tutorials/trending');

export const domainTutorialsQuery = (slug: string, page: { limit: number; offset: number }) =>
  apiQueryOrNull('/api/domains/{key}/tutorials', { path: { key: slug }, query: page });

/** For the member who is signed in. */
export const recommendationsQuery = () =>
  apiQuery('/api/recommendations', { query: { limit: 3 } }, { staleTime: FIVE_MINUTES });

/** Whether there is anything to go by. */
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
