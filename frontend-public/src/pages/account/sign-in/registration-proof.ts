import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import type { Challenge } from 'altcha-lib';

const NEEDS_HTTPS =
  'Ce site demande à votre navigateur une vérification qu’il ne fait qu’aux adresses en https. Dites-le à qui s’occupe du site.';

/**
 * Has the browser solve what the server asks, which takes a second or several; resolves to what proves it.
 * @throws ApiError where the browser can’t do such work
 */
export async function makeProof(): Promise<string> {
  // Absent from pages that came without encryption.
  if (!globalThis.crypto?.subtle) throw new ApiError(400, JSON.stringify({ message: NEEDS_HTTPS }), '');
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    call('GET', '/api/auth/proof') as Promise<object> as Promise<Challenge>,
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
