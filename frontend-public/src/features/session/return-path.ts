interface Place {
  pathname: string;
  search: string;
  hash: string;
}

const RETURN = 'retour';

/** Where a visitor signs in, to be brought back to the place afterwards. */
export function signInPath({ pathname, search, hash }: Place): string {
  return `/connexion?${new URLSearchParams({ [RETURN]: pathname + search + hash })}`;
}

/** The same from where the visitor is now, for a message. */
export const signInLink = () => ({ to: signInPath(location), label: 'Se connecter' });

/** Where to go after signing in: what the address asks for, if it is a place of this site, else the home page. */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get(RETURN) ?? '/';
  const here = 'http://ici.invalid';
  if (!asked.startsWith('/') || !URL.canParse(asked, here)) return '/';
  const { origin, pathname, search: query, hash } = new URL(asked, here);
  // A path with two slashes would be another site once more.
  return origin === here && !pathname.startsWith('//') ? pathname + query + hash : '/';
}
