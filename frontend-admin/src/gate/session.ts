import type { paths } from '@passerelle/api-client/schema';
import { fetchUtils, useGetIdentity, type AuthProvider, type UserIdentity } from 'react-admin';

/** The query in which react-admin keeps who is here. */
export const SESSION = ['auth', 'getIdentity'];

export type Person = paths['/api/auth/me']['get']['responses'][200]['content']['application/json'];

const withSession = (url: string, method: 'GET' | 'POST') =>
  fetchUtils.fetchJson(url, { method, credentials: 'include' });

/** Who is here, and the way out. Whether they may come in is decided by `AdminGate`, before any screen is shown. */
export const authProvider: AuthProvider = {
  async getIdentity() {
    return (await withSession('/api/auth/me', 'GET')).json as UserIdentity;
  },
  login: () => Promise.resolve(location.assign(signInPath())),
  async logout() {
    await withSession('/api/auth/logout', 'POST');
    return new URL('/', location.origin).href;
  },
  checkAuth: () => Promise.resolve(),
  // A refused call has the gate look again (api/http.ts).
  checkError: () => Promise.resolve(),
};

/** The public site's sign-in, which brings back to this address. */
export function signInPath(): string {
  const { pathname, search, hash } = location;
  return `/connexion?${new URLSearchParams({ retour: pathname + search + hash })}`;
}

/** The administrator or moderator whom the gate let in. */
export function usePersonHere(): Person {
  const { identity } = useGetIdentity({ staleTime: Infinity });
  if (!identity) throw new Error('There is somebody behind the gate.');
  return identity as unknown as Person;
}
