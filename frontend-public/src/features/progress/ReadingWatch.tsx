import { lasting } from '@passerelle/api-client/browser-storage';
import { useEffect } from 'react';
import { useSession } from '../session/use-session';
import { KEPT_PLACES } from './kept-places';

/** Hands the reading places of a visitor over to the account when they sign in, on whatever page. */
export function ReadingWatch() {
  const { isAuthenticated } = useSession();

  useEffect(() => {
    if (!isAuthenticated || !lasting.read(KEPT_PLACES)) return;
    import('./reading')
      .then(({ handOverPlaces }) => handOverPlaces())
      // The next page retries.
      .catch(() => undefined);
  }, [isAuthenticated]);

  return null;
}
