import { lasting } from '@passerelle/api-client/browser-storage';

const KEY = 'favorites';

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

export function forgetFavorites(): void {
  lasting.forget(KEY);
}
