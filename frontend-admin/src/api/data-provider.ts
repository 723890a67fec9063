import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier } from 'react-admin';
import { request } from './http';

const ROOT = '/api/admin';

/** What the API calls the resources, which bear the names of their addresses here. */
const apiNames: Record<string, string> = {
  signalements: 'reports',
  recours: 'appeals',
  commentaires: 'comments',
  'commentaires-retenus': 'held-comments',
  utilisateurs: 'users',
  'demandes-de-publier': 'contributor-requests',
  relectures: 'reviews',
  tutoriels: 'tutorials',
  domaines: 'domains',
  demandes: 'tutorial-requests',
  newsletter: 'newsletter/subscribers',
  recherches: 'searches',
  synonymes: 'synonyms',
  reponses: 'best-answers',
  'messages-non-partis': 'mail/failures',
  traitements: 'dead-letters',
  journal: 'audit',
};

/** What others than administrators read, write or delete too is asked for where they do it. */
const onSite = ['comments', 'tutorials'];

const admin = simpleRestProvider(ROOT, request);
const site = simpleRestProvider('/api', request);
const placeOf = (resource: string) => (onSite.includes(resource) ? site : admin);

interface Change {
  id: Identifier;
  data: Record<string, unknown>;
  previousData?: object;
}

const provider: DataProvider = {
  ...admin,
  getOne: (resource, params) => placeOf(resource).getOne(resource, params),
  create: (resource, params) => placeOf(resource).create(resource, params),
  delete: (resource, params) => placeOf(resource).delete(resource, params),
  deleteMany: (resource, params) => placeOf(resource).deleteMany(resource, params),

  /** Names what changes and nothing else. */
  async update(resource: string, { id, data, previousData }: Change) {
    return { data: await patch(`${resource}/${encodeURIComponent(id)}`, changesOf(data, previousData)) };
  },

  /** All in one call, which answers the ids of those that have changed. */
  async updateMany(resource, { ids, data }) {
    const { ids: changed } = await patch<{ ids: never[] }>(resource, { ids, ...data });
    return { data: changed };
  },
};

type Call = (resource: string, params: unknown) => Promise<unknown>;

/** The API as ra-data-simple-rest speaks to it, save how things are changed. */
export const dataProvider = Object.fromEntries(
  Object.entries(provider as unknown as Record<string, Call>).map(([name, call]) => [
    name,
    (resource: string, params: unknown) => call(apiNames[resource] ?? resource, params),
  ]),
) as unknown as DataProvider;

/** Which shape an answer has is known to who asks, by the resource. */
async function patch<T>(address: string, changes: object): Promise<T> {
  const answer = await request(`${ROOT}/${address}`, { method: 'PATCH', body: JSON.stringify(changes) });
  return answer.json as T;
}

/** Of a record only what is not as it was. */
function changesOf(data: object, previous: object | undefined): object {
  const was = new Map(Object.entries(previous ?? {}));
  const changed = Object.entries(data).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  );
  return Object.fromEntries(changed);
}
