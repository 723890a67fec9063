import type { components } from '@passerelle/api-client/schema';
import { apiQueryOrNull } from '../../lib/query-client';

export type Rated = components['schemas']['RatedDto'];

/** The member’s score; null if not rated. */
export const ownRatingQuery = (id: number) =>
  apiQueryOrNull('/api/tutorials/{id}/rating/user', { path: { id } });
