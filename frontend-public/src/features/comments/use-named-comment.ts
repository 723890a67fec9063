import { useLocation, type Location } from 'react-router-dom';
import { focusQuietly } from '@passerelle/api-client/arrival';
import { useEffect, useRef, type RefObject } from 'react';
import { toast } from '../../ui/toasts/toaster';
import { useHydrated } from '../../ui/use-hydrated';
import { anchorOf, namedIn } from './comment';

/** Id of the comment in the hash of the address, where links in notifications and emails have it. */
export function useNamedComment(): number | undefined {
  const hydrated = useHydrated();
  const { hash } = useLocation();
  return hydrated ? namedIn(hash) : undefined;
}

/**
 * Scrolls to the comment in the address and focuses it, once for each navigation.
 * @param loaded whether all comments are rendered, so that a missing one no longer exists
 * @param heading target if the comment no longer exists
 */
export function useCommentArrival(
  named: number | undefined,
  loaded: boolean,
  heading: RefObject<HTMLElement | null>,
): void {
  const location = useLocation();
  const arrived = useRef<Location>(undefined);

  useEffect(() => {
    if (named === undefined || !loaded || arrived.current === location) return;
    arrived.current = location;
    const comment = document.getElementById(anchorOf({ id: named }));
    const target = comment ?? heading.current!;
    target.scrollIntoView({ behavior: 'instant' });
    focusQuietly(target);
    if (!comment) toast({ title: 'Commentaire introuvable', description: 'Ce commentaire n’existe plus.' });
  }, [named, loaded, location, heading]);
}
