import { lasting } from '@passerelle/api-client/browser-storage';

/** What somebody has chosen on this device; the same in all its tabs. */
export interface LastingChoice {
  read: () => string | null;
  /** @param value null goes back to what nobody has chosen */
  choose: (value: string | null) => void;
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void;
}

/** @param apply has the page look as chosen */
export function lastingChoice(key: string, apply?: (value: string | null) => void): LastingChoice {
  const listeners = new Set<() => void>();
  return {
    read: () => lasting.read(key),
    choose(value) {
      if (value === null) lasting.forget(key);
      else lasting.keep(key, value);
      apply?.(value);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      // Chosen in another tab.
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
