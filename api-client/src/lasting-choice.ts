import { lasting } from './browser-storage.js';

/** A setting stored on this device and synced across its tabs. */
export interface LastingChoice {
  read: () => string | null;
  /** @param value null restores the default */
  choose: (value: string | null) => void;
  /** @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** @param apply applies the value to the page */
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
      // Changed in another tab.
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
