import type { components } from '@passerelle/api-client/schema';
import { apiQuery } from '../../query-client';

export type Revision = components['schemas']['RevisionItemDto'];
export type WholeRevision = components['schemas']['RevisionDto'];

export const REVISIONS_PER_PAGE = 20;

/** All of them for its authors; for others those that they show. */
export const revisionsQuery = (id: number, page: number) =>
  apiQuery(
    '/api/tutorials/{id}/revisions',
    { path: { id }, query: { limit: REVISIONS_PER_PAGE, offset: (page - 1) * REVISIONS_PER_PAGE || null } },
    { staleTime: 0 },
  );

/** What a version says never changes. */
export const revisionQuery = (id: number, version: number) =>
  apiQuery('/api/tutorials/{id}/revisions/{version}', { path: { id, version } });
