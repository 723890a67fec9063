import { lasting } from '@passerelle/api-client/browser-storage';
import { useEffect } from 'react';
import { useSession } from '../session/use-session';
import { KEPT_PLACES } from './kept-places';

/** Has what a visitor has read become the account’s as soon as they sign in, on whatever page that is. */
export function ReadingWatch() {
  const { isAuthenticated } = useSession();

  useEffect(() => {
    if (!isAuthenticated || !lasting.read(KEPT_PLACES)) return;
    import('./reading')
      .then(({ handOverPlaces }) => handOverPlaces())
      // The next page tries again.
      .catch(() => undefined);
  }, [isAuthenticated]);

  return null;
}
