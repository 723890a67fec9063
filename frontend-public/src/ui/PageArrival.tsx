import { focusArrival, watchTitle } from '@passerelle/api-client/arrival';
import { VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { MAIN_ID } from './SkipLink';

/** Does for pages that come by a link what browsers do for those they load: moves the focus there, says their title. */
export function PageArrival() {
  const { pathname, search, hash } = useLocation();
  const cause = useNavigationType();
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, search });

  useEffect(() => watchTitle(setTitle), []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, search };
    const isFilter =
      pathname === before.pathname && (cause === NavigationType.Replace || search === before.search);
    // Tabs have addresses too, and keep the focus.
    if (isFilter || document.activeElement?.role === 'tab') return;
    focusArrival(document.getElementById(MAIN_ID)!, hash);
  }, [pathname, search, hash, cause]);

  return <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>;
}
