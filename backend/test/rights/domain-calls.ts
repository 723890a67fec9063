import { DomainEditingService } from '../../src/content/domains/domain-editing.service.js';
import { DomainsService } from '../../src/content/domains/domains.service.js';
import type { User } from '../../src/members/users/user.entity.js';
import type { Call, Scene } from './calls.js';

let made = 0;
const body = () => ({
  name: `Domaine ${++made}`,
  description: 'Un domaine de plus.',
  icon: 'palette',
  iconBg: '#f6dfe9',
  iconColor: '#8a2a57',
});

/** A domain without tutorials. */
const empty =
  (more: Omit<Call, 'params'> = {}) =>
  async ({ app, admin }: Scene): Promise<Call> => {
    const { id } = await app.nest.get(DomainEditingService).create(body(), admin.user as User);
    return { params: { id }, ...more };
  };

/** Administration of domains. */
export const domainCalls = {
  'POST /api/admin/domains': () => ({ body: body() }),
  'PUT /api/admin/domains/order': async ({ app }: Scene) => ({
    body: { ids: (await app.nest.get(DomainsService).findAll()).map(({ id }) => id) },
  }),
  'GET /api/admin/domains/{id}': () => ({ params: { id: 1 } }),
  'PATCH /api/admin/domains/{id}': () => ({ params: { id: 1 }, body: { description: 'Une description.' } }),
  'POST /api/admin/domains/{id}/merge': empty({ body: { into: 1 } }),
  'POST /api/admin/domains/{id}/empty': empty({ body: { into: 1 } }),
  'DELETE /api/admin/domains/{id}': empty(),
};
