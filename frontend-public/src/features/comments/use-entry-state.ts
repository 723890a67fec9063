import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from '../../router/location';

/** In memory only: a reloaded page must hydrate the server's HTML, which has the initial values. */
const kept = new Map<string, unknown>();

/** Like `useState`, but restores the value when the reader returns to an entry of the browser's history. */
export function useEntryState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => (kept.get(keyOf(name)) as T | undefined) ?? initial);
  const { key } = useLocation();

  // A jump to a heading adds another history entry for the same page.
  useEffect(() => {
    if (value === initial) kept.delete(keyOf(name));
    else kept.set(keyOf(name), value);
  }, [name, value, initial, key]);

  return [value, setValue];
}

/** The Navigation API is missing on the server and in old browsers, which load each page as a document. */
function keyOf(name: string): string {
  return `${globalThis.navigation?.currentEntry?.key ?? ''} ${name}`;
}
