import { Link, type LinkProps, useLocation } from 'react-router-dom';

/** A link to a section of the home page: a plain anchor there, the home page with its hash from anywhere else. */
export function HashLink({ hash, ...props }: Omit<LinkProps, 'to'> & { hash: string }) {
  const { pathname } = useLocation();
  if (pathname === '/') return <a {...props} href={hash} />;
  return <Link {...props} to={`/${hash}`} />;
}
