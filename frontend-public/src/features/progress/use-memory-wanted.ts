import { useEffect, useState } from 'react';
import { hasHint } from '../../lib/page-hint';
import { useHydrated } from '../../ui/use-hydrated';
import { useSession } from '../session/use-session';

/**
 * Whether to load the reading memory: for members, for visitors with a place to resume, and once the page is scrolled.
 */
export function useMemoryWanted(): boolean {
  const hydrated = useHydrated();
  const { isAuthenticated } = useSession();
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const moved = () => setMoved(true);
    addEventListener('scroll', moved, { once: true, passive: true });
    return () => removeEventListener('scroll', moved);
  }, []);
  return hydrated && (isAuthenticated || hasMoved || hasHint('continues'));
}
