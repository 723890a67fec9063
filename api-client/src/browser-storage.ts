/** A key-value store like `localStorage`. */
export interface BrowserStorage {
  read(key: string): string | null;
  /** @returns whether the value survives the page */
  keep(key: string, value: string): boolean;
  forget(key: string): void;
  /** All keys. */
  keys(): string[];
}

/**
 * Uses the browser's store, or the page's memory where that is unavailable: with all cookies blocked the
 * mere access throws, and a full store accepts no writes.
 * @param store returns the browser's store; may throw
 */
export function browserStorage(store: () => Storage): BrowserStorage {
  const ofPage = new Map<string, string>();

  return {
    read(key) {
      return ofPage.get(key) ?? attempt(() => store().getItem(key)) ?? null;
    },
    keep(key, value) {
      ofPage.set(key, value);
      attempt(() => {
        store().setItem(key, value);
        ofPage.delete(key);
      });
      return !ofPage.has(key);
    },
    forget(key) {
      ofPage.delete(key);
      attempt(() => store().removeItem(key));
    },
    keys() {
      return [...new Set([...ofPage.keys(), ...(attempt(() => Object.keys(store())) ?? [])])];
    },
  };
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** `localStorage`: persistent, shared by all tabs. */
export const lasting = browserStorage(() => localStorage);
/** `sessionStorage`: until the tab closes. */
export const ofTab = browserStorage(() => sessionStorage);
