import { apiQuery } from '../../query-client';
import type { components } from '@passerelle/api-client/schema';

export type Contribution = components['schemas']['ContributionDto'];
export type TutorialSource = components['schemas']['TutorialSourceDto'];
export type TutorialBody = components['schemas']['TutorialBody'];

export const PAGE_SIZE = 20;

export const contributionsQuery = (page: number) =>
  apiQuery(
    '/api/contributions',
    { query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE || null } },
    { staleTime: 0 },
  );

export const sourceQuery = (id: number) =>
  apiQuery('/api/tutorials/{id}/source', { path: { id } }, { staleTime: 0 });

export type Revision = components['schemas']['RevisionItemDto'];
export type WholeRevision = components['schemas']['RevisionDto'];

export const revisionsQuery = (id: number, page: number) =>
  apiQuery(
    '/api/tutorials/{id}/revisions',
    { path: { id }, query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE || null } },
    { staleTime: 0 },
  );

/** What a version says never changes. */
export const revisionQuery = (id: number, version: number) =>
  apiQuery('/api/tutorials/{id}/revisions/{version}', { path: { id, version } });
