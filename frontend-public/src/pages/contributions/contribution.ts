import { call } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';
import { queryOptions } from '@tanstack/react-query';
import type { Unpublished } from '../../features/tutorials/tutorial';
import { apiQuery } from '../../lib/query-client';

export type Contribution = components['schemas']['ContributionDto'];

export const PAGE_SIZE = 20;

export const contributionsQuery = (page: number) =>
  apiQuery(
    '/api/contributions',
    { query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE || null } },
    { staleTime: 0 },
  );

export type DeletedTutorial = components['schemas']['DeletedTutorialDto'];

/** Deleted tutorials that can still be restored. */
export const trashQuery = (page: number) =>
  apiQuery(
    '/api/contributions/trash',
    { query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE || null } },
    { staleTime: 0 },
  );

/** All drafts of a member, at most a hundred. */
export const draftsQuery = () => apiQuery('/api/drafts', { query: { limit: 100 } }, { staleTime: 0 });

/**
 * Why an edited tutorial is not on the site; null when it is. Asked for again with the lists of contributions, when a
 * notification may tell of a review.
 */
export const unpublishedQuery = (id: number) =>
  queryOptions({
    queryKey: ['/api/contributions', 'unpublished', id],
    queryFn: async (): Promise<Unpublished | null> =>
      (await call('GET', '/api/tutorials/{id}/source', { path: { id } })).unpublished ?? null,
    // The editor opens with what it has just loaded.
    gcTime: 0,
  });
