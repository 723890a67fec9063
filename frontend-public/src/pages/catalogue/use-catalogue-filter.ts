import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';
import { useEffect, useState } from 'react';
import { ALL, readCatalogueFilter, type CatalogueFilter } from '../../features/tutorials/catalogue';

const TYPING_PAUSE_MS = 300;

/**
 * The filter, kept in the address for sharing and history. It applies at once; the address follows
 * when typing pauses.
 */
export function useCatalogueFilter(): {
  filter: CatalogueFilter;
  /** The filter in the address, used for server queries. The same object once both agree. */
  settled: CatalogueFilter;
  /** The pending address. */
  search: string;
  choose: (name: string, value: string) => void;
} {
  const [values] = useSearchParams();
  const { key } = useLocation();
  const cause = useNavigationType();
  const navigate = useNavigate();
  const isNavigating = useNavigation().state !== 'idle';
  const [wanted, setWanted] = useState(values);
  const [seenKey, setSeenKey] = useState(key);

  // Pushed by a link or the back button; this hook itself uses `replace`.
  if (key !== seenKey) {
    setSeenKey(key);
    if (cause !== NavigationType.Replace) setWanted(values);
  }

  useEffect(() => {
    if (wanted.toString() === values.toString()) return;
    const typing = wanted.get('q') !== values.get('q');
    const timer = setTimeout(
      () => {
        // Cancelled by a navigation.
        if (!isNavigating) void navigate(`?${wanted}`, { replace: true, preventScrollReset: true });
      },
      typing ? TYPING_PAUSE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [wanted, values, isNavigating, navigate]);

  function choose(name: string, value: string) {
    setWanted((current) => {
      const next = new URLSearchParams(current);
      if (value && value !== ALL) next.set(name, value);
      else next.delete(name);
      next.delete('page');
      return next;
    });
  }

  const settled = readCatalogueFilter(values);
  const filter = wanted.toString() === values.toString() ? settled : readCatalogueFilter(wanted);
  return { filter, settled, search: wanted.toString(), choose };
}
