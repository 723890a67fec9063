import type { paths } from '@passerelle/api-client/schema';
import { noteSignedOut } from '@passerelle/api-client/signed-out';
import { fetchUtils, useGetIdentity, type AuthProvider, type UserIdentity } from 'react-admin';
import { sitePaths } from '../paths';

/** Key of the query in which react-admin caches the identity. */
export const SESSION = ['auth', 'getIdentity'];

type Person = paths['/api/auth/me']['get']['responses'][200]['content']['application/json'];

const withSession = (url: string, method: 'GET' | 'POST') =>
  fetchUtils.fetchJson(url, { method, credentials: 'include' });

/** Identity and sign-out only: `AdminGate` checks access before any screen renders. */
export const authProvider: AuthProvider = {
  async getIdentity() {
    return (await withSession('/api/auth/me', 'GET')).json as UserIdentity;
  },
  login: () => Promise.resolve(location.assign(signInPath())),
  async logout() {
    await withSession('/api/auth/logout', 'POST');
    noteSignedOut();
    return new URL('/', location.origin).href;
  },
  checkAuth: () => Promise.resolve(),
  // A 401 or 403 invalidates the identity, and the gate checks again (api/http.ts).
  checkError: () => Promise.resolve(),
};

/** Sign-in page of the public site; it returns to the current address. */
export function signInPath(): string {
  const { pathname, search, hash } = location;
  return sitePaths.signIn(pathname + search + hash);
}

/** The signed-in person. Only for use behind the gate. */
export function usePersonHere(): Person {
  const { identity } = useGetIdentity({ staleTime: Infinity });
  if (!identity) throw new Error('There is somebody behind the gate.');
  return identity as unknown as Person;
}
