import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Span } from '@chakra-ui/react';
import { elementNamed, focusArrival, watchTitle } from '@passerelle/api-client/arrival';
import { useEffect, useRef, useState } from 'react';
import { useLocationState } from '../lib/location-state';
import { MAIN_ID } from './SkipLink';

/** Duration of a new page's fade-in, in milliseconds. */
const FADE_MS = 140;

/** After a client-side navigation, moves the focus and announces the title, as browsers do on page loads. */
export function PageArrival() {
  const { pathname, search, hash } = useLocation();
  const { startsAt, keepsFocus } = useLocationState();
  const cause = useNavigationType();
  /** Navigation state, for targets that are not in the address. */
  const start = hash || (startsAt ? `#${startsAt}` : '');
  const staysPut = Boolean(keepsFocus) && cause === NavigationType.Push;
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, search });

  useEffect(() => watchTitle(setTitle), []);

  useEffect(() => {
    goToOwnId();
    addEventListener('hashchange', goToOwnId);
    return () => removeEventListener('hashchange', goToOwnId);
  }, [pathname]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    if (pathname !== before.pathname) fadeIn();
    const isFilter =
      pathname === before.pathname && (cause === NavigationType.Replace || search === before.search);
    // Tabs change the address, too, but keep the focus.
    if (isFilter || staysPut || document.activeElement?.role === 'tab') return;
    focusArrival(document.getElementById(MAIN_ID)!, start);
  }, [pathname, search, start, cause, staysPut]);

  return (
    <Span srOnly aria-live="polite">
      {title}
    </Span>
  );
}

/** Corrects an earlier address that names an element of the page without the prefix of its id. */
function goToOwnId(): void {
  const element = elementNamed(location.hash);
  if (element?.id.startsWith('_') && location.hash !== `#${element.id}`) location.replace(`#${element.id}`);
}

/** Not a view transition: while one runs, the browser drops clicks on the page. */
function fadeIn(): void {
  if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return;
  document.getElementById(MAIN_ID)!.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
}
