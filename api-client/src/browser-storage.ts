/** What a browser keeps of a site, by name. */
export interface BrowserStorage {
  read(key: string): string | null;
  /** @returns whether it outlives the page */
  keep(key: string, value: string): boolean;
  forget(key: string): void;
  /** The keys of all that is kept. */
  keys(): string[];
}

/**
 * What the browser keeps where it lets the site keep anything, and this page's own memory where it does not: with all
 * cookies refused the mere mention of a store throws, and a full one takes nothing more.
 * @param store looks the browser's store up; may throw
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

/** For good, for all tabs. */
export const lasting = browserStorage(() => localStorage);
/** As long as the tab is open. */
export const ofTab = browserStorage(() => sessionStorage);
