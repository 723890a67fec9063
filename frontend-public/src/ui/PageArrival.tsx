import { css } from '#styles/css';
import { focusArrival, watchTitle } from '@passerelle/api-client/arrival';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from '../router/location';
import { MAIN_ID } from './SkipLink';

/** After a client-side navigation, moves the focus and announces the title, as browsers do on page loads. */
export function PageArrival() {
  const { pathname, search, hash, state, cause } = useLocation();
  /** Navigation state, for targets that are not in the address. */
  const start = hash || (state.startsAt ? `#${state.startsAt}` : '');
  const keepsFocus = Boolean(state.keepsFocus) && cause === 'push';
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, search });

  useEffect(() => watchTitle(setTitle), []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const isFilter = pathname === before.pathname && (cause === 'replace' || search === before.search);
    // Tabs change the address, too, but keep the focus.
    if (isFilter || keepsFocus || document.activeElement?.role === 'tab') return;
    focusArrival(document.getElementById(MAIN_ID)!, start);
  }, [pathname, search, start, cause, keepsFocus]);

  return (
    <span className={css({ srOnly: true })} aria-live="polite">
      {title}
    </span>
  );
}
