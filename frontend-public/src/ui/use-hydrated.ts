import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page’s script has taken it over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
