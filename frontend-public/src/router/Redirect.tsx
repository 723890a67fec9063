import { useEffect } from 'react';
import { navigate } from './router';

/** Goes on to another address of the site, in place of this one. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => void navigate(to, { replace: true }), [to]);
  return null;
}
