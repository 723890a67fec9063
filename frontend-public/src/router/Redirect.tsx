import { useEffect } from 'react';
import { navigate } from './router';

/** Replaces the current address with another one of the site. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => void navigate(to, { replace: true }), [to]);
  return null;
}
