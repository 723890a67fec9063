import { openDB, type IDBPDatabase } from 'idb';

const STORE = 'copies';

let opened: Promise<IDBPDatabase> | undefined;

/** Rejects where the browser blocks storage. */
function database(): Promise<IDBPDatabase> {
  opened ??= openDB('passerelle', 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
    terminated: () => (opened = undefined),
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

/** Texts by name in IndexedDB; operations run in order. */
export const copyStore = {
  /**
   * Stores a text. Does not wait for the disk, which may take a second on a busy device while more text is typed.
   * @returns true once the operating system has the text; false if it cannot be stored
   */
  async keep(name: string, text: string): Promise<boolean> {
    try {
      const { store, done } = (await database()).transaction(STORE, 'readwrite', { durability: 'relaxed' });
      await Promise.all([store.put(text, name), done]);
      return true;
    } catch {
      return false;
    }
  },

  async forget(name: string): Promise<void> {
    try {
      await (await database()).delete(STORE, name);
    } catch {
      // Without IndexedDB nothing can be stored there.
    }
  },

  /** Deletes all entries whose names have this prefix. */
  async forgetAll(prefix: string): Promise<void> {
    try {
      await (await database()).delete(STORE, named(prefix));
    } catch {
      // Without IndexedDB nothing can be stored there.
    }
  },

  /** Entries whose names have this prefix. */
  async readAll(prefix: string): Promise<[string, string][]> {
    try {
      const { store } = (await database()).transaction(STORE);
      const range = named(prefix);
      const [names, texts] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return names.map((name, index) => [name as string, texts[index] as string]);
    } catch {
      return [];
    }
  },
};

function named(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}
