import { apiQuery } from '../../lib/query-client';
import type { components } from '@passerelle/api-client/schema';

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
