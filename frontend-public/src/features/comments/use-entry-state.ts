import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from '../../router/location';

/** In memory, as a reloaded page hydrates the HTML of the server, which knows nothing of it. */
const kept = new Map<string, unknown>();

/** As `useState`, but whoever comes back to an entry of the browser's history finds the value as it was left. */
export function useEntryState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState(() => (kept.get(keyOf(name)) as T | undefined) ?? initial);
  const { key } = useLocation();

  // Each heading that is jumped to is another entry of the same page.
  useEffect(() => {
    if (value === initial) kept.delete(keyOf(name));
    else kept.set(keyOf(name), value);
  }, [name, value, initial, key]);

  return [value, setValue];
}

/** There is no Navigation API on the server and in old browsers, which load each page anew. */
function keyOf(name: string): string {
  return `${globalThis.navigation?.currentEntry?.key ?? ''} ${name}`;
}
