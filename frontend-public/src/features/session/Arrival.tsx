import { useEffect } from 'react';
import { useLocation } from '../../router/location';
import { navigate } from '../../router/router';
import { returnPath } from './return-path';

/** Redirects members away from the sign-in pages. */
export function Arrival() {
  const path = returnPath(useLocation().search);
  useEffect(() => {
    // The console is a separate application: needs a page load.
    if (/^\/admin(\/|$)/.test(path)) location.replace(path);
    else void navigate(path, { replace: true });
  }, [path]);
  return null;
}
