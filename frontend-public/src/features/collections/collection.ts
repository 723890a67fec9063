import type { components } from '@passerelle/api-client/schema';
import { apiQuery, apiQueryOrNull } from '../../lib/query-client';

export type Collection = components['schemas']['CollectionDto'];
export type CollectionColor = Collection['color'];

/** Prefix of all query keys about collections. */
export const COLLECTIONS = '/api/collections';

/** All collections of the member, at most a hundred. */
export const collectionsQuery = () => apiQuery(COLLECTIONS, { query: { limit: 100 } }, { staleTime: 0 });

export const collectionQuery = (id: number) => apiQueryOrNull('/api/collections/{id}', { path: { id } });

export const sharedCollectionQuery = (token: string) =>
  apiQueryOrNull('/api/collections/shared/{token}', { path: { token } });

/** The collections that hold a tutorial. */
export const holdingQuery = (tutorialId: number) =>
  apiQuery('/api/tutorials/{id}/collections', { path: { id: tutorialId } }, { staleTime: 0 });

export const collectionColors: Readonly<Record<CollectionColor, string>> = {
  '#ef4444': 'Rouge',
  '#f97316': 'Orange',
  '#eab308': 'Jaune',
  '#10b981': 'Vert',
  '#3b82f6': 'Bleu',
  '#8b5cf6': 'Violet',
  '#ec4899': 'Rose',
};

export const DEFAULT_COLOR: CollectionColor = '#3b82f6';

/** Path of a shared collection. */

export function countTutorials(count: number): string {
  return count > 1 ? `${count} tutoriels` : `${count} tutoriel`;
}
