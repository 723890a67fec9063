import { useLocation, useNavigate } from 'react-router-dom';
import { useEffect } from 'react';
import { returnPath } from './return-path';

/** Redirects members away from the sign-in pages. */
export function Arrival() {
  const navigate = useNavigate();
  const path = returnPath(useLocation().search);
  useEffect(() => {
    // The console is a separate application: needs a page load.
    if (/^\/admin(\/|$)/.test(path)) location.replace(path);
    else void navigate(path, { replace: true });
  }, [path, navigate]);
  return null;
}
