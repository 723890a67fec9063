import { lasting } from '@passerelle/api-client/browser-storage';
import { apiQuery } from '../../lib/query-client';

/** Prefix of all query keys about favourites. */
export const FAVORITES = '/api/favorites';
const KEY = 'favorites';

export const favoriteIdsQuery = () => apiQuery('/api/favorites/ids');

export const favoriteStatusQuery = (tutorialId: number) =>
  apiQuery('/api/favorites/{tutorialId}/status', { path: { tutorialId } });

/** Favourites stored in the browser, used when the server does not answer. */
export function readKeptFavorites(): number[] {
  try {
    const kept = JSON.parse(lasting.read(KEY) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((id): id is number => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

export function keepFavorites(ids: readonly number[]): void {
  lasting.keep(KEY, JSON.stringify(ids));
}

export function withFavorite(ids: readonly number[], id: number, isFavorite: boolean): number[] {
  const others = ids.filter((other) => other !== id);
  return isFavorite ? [id, ...others] : others;
}
