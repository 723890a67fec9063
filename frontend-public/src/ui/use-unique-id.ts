import { useId } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * An id that no other element has. Those of the server are counted in the order of the page, those of the browser in the
 * order in which parts of it come: each has numbers of its own.
 */
export function useUniqueId(): string {
  const id = useId();
  return useHydrated() ? `c${id}` : id;
}
