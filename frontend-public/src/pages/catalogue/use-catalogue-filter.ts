import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ALL, readCatalogueFilter, type CatalogueFilter } from '../../features/tutorials/catalogue';

const SETTLED_MS = 300;

/**
 * The filter, kept in the address so that it can be shared and gone back to. What one types acts at once and reaches
 * the address when one pauses.
 */
export function useCatalogueFilter(): {
  filter: CatalogueFilter;
  /** The filter as it stands once typing has paused: what is worth asking the server for. */
  settled: CatalogueFilter;
  setText: (q: string) => void;
  choose: (name: string, value: string) => void;
} {
  const [values, setValues] = useSearchParams();
  const settled = readCatalogueFilter(values);
  const [text, setText] = useState(settled.q);
  const [written, setWritten] = useState(settled.q);

  // The address changed by itself: the back button, a link.
  if (settled.q !== written) {
    setWritten(settled.q);
    setText(settled.q);
  }

  function write(name: string, value: string) {
    if (name === 'q') setWritten(value);
    setValues(
      (current) => {
        const next = new URLSearchParams(current);
        if (value && value !== ALL) next.set(name, value);
        else next.delete(name);
        next.delete('page');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  useEffect(() => {
    if (text === settled.q) return;
    const timer = setTimeout(() => write('q', text), SETTLED_MS);
    return () => clearTimeout(timer);
  });

  const typing = text !== settled.q;
  const filter = typing ? { ...settled, q: text, page: 1 } : settled;
  return { filter, settled, setText, choose: write };
}
