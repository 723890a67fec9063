import { lasting } from '@passerelle/api-client/browser-storage';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session/use-session';
import { KEPT_PLACES } from './kept-places';

/** Hands the reading places of a visitor over to the account when they sign in, on whatever page. */
export function ReadingWatch() {
  const { isAuthenticated } = useSession();
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!isAuthenticated || !lasting.read(KEPT_PLACES)) return;
    import('./reading')
      .then(({ handOverPlaces }) => handOverPlaces(queryClient))
      // The next page retries.
      .catch(() => undefined);
  }, [isAuthenticated, queryClient]);

  return null;
}
