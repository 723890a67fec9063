interface Place {
  pathname: string;
  search: string;
  hash: string;
}

const RETURN = 'retour';
/** Pages without a place to return to: those of signing in, and of a forgotten password. */
const ENTRANCES =
  /^\/(auth|connexion|login|inscription|register|mot-de-passe-oublie|nouveau-mot-de-passe)(\/|$)/;

/** Sign-in URL that returns to the given place; from another sign-in page, it keeps that page's own target. */
export function signInPath({ pathname, search, hash }: Place, entrance = '/connexion'): string {
  const place = ENTRANCES.test(pathname) ? returnPath(search) : pathname + search + hash;
  return place === '/' ? entrance : `${entrance}?${new URLSearchParams({ [RETURN]: place })}`;
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
