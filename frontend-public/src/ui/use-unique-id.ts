import { useId } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * A unique id. Preact counts ids in render order, which differs between the server and
 * hydration in parts, so each side has a prefix of its own.
 */
export function useUniqueId(): string {
  const id = useId();
  return useHydrated() ? `c${id}` : id;
}
