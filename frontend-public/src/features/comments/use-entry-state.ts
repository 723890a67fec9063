import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'react-router-dom';

/** In memory only: a reloaded page must hydrate the server's HTML, which has the initial values. */
const kept = new Map<string, unknown>();

/** Like `useState`, but restores the value when the reader returns to an entry of the browser's history. */
export function useEntryState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const entry = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (kept.get(entry) as T | undefined) ?? initial);

  // A jump to a heading adds another history entry for the same page.
  useEffect(() => {
    if (value === initial) kept.delete(entry);
    else kept.set(entry, value);
  }, [entry, value, initial]);

  return [value, setValue];
}
