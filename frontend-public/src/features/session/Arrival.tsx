import { useEffect } from 'react';
import { useLocation } from '../../router/location';
import { navigate } from '../../router/router';
import { returnPath } from './return-path';

/** Takes a member on from the pages where one signs in. */
export function Arrival() {
  const path = returnPath(useLocation().search);
  useEffect(() => {
    // The console is another program.
    if (/^\/admin(\/|$)/.test(path)) location.replace(path);
    else void navigate(path, { replace: true });
  }, [path]);
  return null;
}
