import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import type { Challenge } from 'altcha-lib';

const NEEDS_HTTPS =
  'Ce site demande à votre navigateur une vérification qu’il ne fait qu’aux adresses en https. Dites-le à qui s’occupe du site.';

/**
 * Solves the server's proof-of-work challenge, which takes a few seconds.
 * @throws ApiError when the browser lacks the required APIs
 */
export async function makeProof(): Promise<string> {
  // Exists over HTTPS only.
  if (!globalThis.crypto?.subtle) throw new ApiError(400, JSON.stringify({ message: NEEDS_HTTPS }), '');
  const [challenge, { solveChallenge }, { deriveKey }] = await Promise.all([
    call('GET', '/api/auth/proof') as Promise<object> as Promise<Challenge>,
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
}
