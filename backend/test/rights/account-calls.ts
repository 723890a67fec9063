import { createAccount } from '../factories.js';
import { newcomer } from '../people.js';
import type { Call, Scene } from './calls.js';

/** An account created for this call. */
const account =
  (body?: () => object) =>
  async ({ app }: Scene): Promise<Call> => ({
    params: { id: await createAccount(app) },
    ...(body && { body: body() }),
  });

/** Administration of accounts. */
export const accountCalls = {
  'PUT /api/admin/staff-rules': () => ({ body: { staffTwoFactor: false } }),
  'POST /api/admin/users': () => {
    const { username, email, displayName } = newcomer();
    return { body: { username, email, displayName } };
  },
  'PUT /api/admin/users/{id}/email': account(() => ({ email: newcomer().email })),
  'POST /api/admin/users/{id}/password-reset': account(),
  'GET /api/admin/users/{id}/merge/{into}': async ({ app }: Scene) => ({
    params: { id: await createAccount(app), into: await createAccount(app) },
  }),
  'POST /api/admin/users/{id}/merge': async ({ app }: Scene) => ({
    params: { id: await createAccount(app) },
    body: { into: await createAccount(app), reason: 'Inscrit deux fois.' },
  }),
  'DELETE /api/admin/users/{id}': account(() => ({ reason: 'À sa demande.' })),
};
