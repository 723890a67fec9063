import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page is hydrated. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
