import type { components } from '@passerelle/api-client/schema';
import { apiQuery } from '../../lib/query-client';

export type Revision = components['schemas']['RevisionItemDto'];
export type WholeRevision = components['schemas']['RevisionDto'];

export const REVISIONS_PER_PAGE = 20;

/** A page of versions, plus one to compare the last with. Authors get all versions, others the public ones. */
export const revisionsQuery = (id: number, page: number) =>
  apiQuery(
    '/api/tutorials/{id}/revisions',
    {
      path: { id },
      query: { limit: REVISIONS_PER_PAGE + 1, offset: (page - 1) * REVISIONS_PER_PAGE || null },
    },
    { staleTime: 0 },
  );

/** Versions are immutable. */
export const revisionQuery = (id: number, version: number) =>
  apiQuery('/api/tutorials/{id}/revisions/{version}', { path: { id, version } });
