import { fold } from '@passerelle/api-client/fold';
import type { Collection } from '../../features/collections/collection';

export const filters = { all: 'Toutes', public: 'Publiques', private: 'Privées' } as const;
export const sorts = {
  recent: 'Plus récentes',
  name: 'Ordre alphabétique',
  size: 'Nombre de tutoriels',
} as const;

export type Filter = keyof typeof filters;
export type Sort = keyof typeof sorts;

const kept: Record<Filter, (collection: Collection) => boolean> = {
  all: () => true,
  public: ({ isPublic }) => isPublic,
  private: ({ isPublic }) => !isPublic,
};

const order: Record<Sort, (one: Collection, other: Collection) => number> = {
  recent: (one, other) => other.updatedAt.localeCompare(one.updatedAt),
  name: (one, other) => fold(one.name).localeCompare(fold(other.name)),
  size: (one, other) => other.tutorialCount - one.tutorialCount,
};

export function arrange(collections: readonly Collection[], filter: Filter, sort: Sort): Collection[] {
  return collections.filter(kept[filter]).sort(order[sort]);
}
