import { apiQuery } from '../../lib/query-client';

/** Prefix of all query keys about favourites. */
export const FAVORITES = '/api/favorites';

export const favoriteIdsQuery = () => apiQuery('/api/favorites/ids');

export const favoriteStatusQuery = (tutorialId: number) =>
  apiQuery('/api/favorites/{tutorialId}/status', { path: { tutorialId } });

export function withFavorite(ids: readonly number[], id: number, isFavorite: boolean): number[] {
  const others = ids.filter((other) => other !== id);
  return isFavorite ? [id, ...others] : others;
}
