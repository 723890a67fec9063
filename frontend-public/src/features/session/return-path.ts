interface Place {
  pathname: string;
  search: string;
  hash: string;
}

const RETURN = 'retour';

/** Sign-in URL that returns to the given place. */
export function signInPath({ pathname, search, hash }: Place): string {
  return `/connexion?${new URLSearchParams({ [RETURN]: pathname + search + hash })}`;
}

/** The same for the current address, as a toast's link. */
export const signInLink = () => ({ to: signInPath(location), label: 'Se connecter' });

/** Target after signing in: the requested path if it belongs to this site, else the home page. */
export function returnPath(search: string): string {
  const asked = new URLSearchParams(search).get(RETURN) ?? '/';
  const here = 'http://ici.invalid';
  if (!asked.startsWith('/') || !URL.canParse(asked, here)) return '/';
  const { origin, pathname, search: query, hash } = new URL(asked, here);
  // `//host` would be another site.
  return origin === here && !pathname.startsWith('//') ? pathname + query + hash : '/';
}
