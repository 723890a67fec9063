import { call } from '@passerelle/api-client/call';
import type { components } from '@passerelle/api-client/schema';
import { apiQueryOrNull } from '../../lib/query-client';

export type Rated = components['schemas']['RatedDto'];

/** The member’s score; null if not rated. Fetched only if there is one, since browsers log each 404. */
export const ownRatingQuery = (id: number) => ({
  ...apiQueryOrNull('/api/tutorials/{id}/rating/user', { path: { id } }),
  queryFn: async () => {
    const { isRated } = await call('GET', '/api/tutorials/{id}/rating', { path: { id } });
    return isRated ? call('GET', '/api/tutorials/{id}/rating/user', { path: { id } }) : null;
  },
});
