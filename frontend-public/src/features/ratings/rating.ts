import type { components } from '@passerelle/api-client/schema';
import { apiQueryOrNull } from '../../lib/query-client';

export type Rated = components['schemas']['RatedDto'];

/** The member’s own score; null before they have rated. */
export const ownRatingQuery = (id: number) =>
  apiQueryOrNull('/api/tutorials/{id}/rating/user', { path: { id } });
