import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, DeleteManyParams, GetListParams, Identifier, RaRecord } from 'react-admin';
import { request } from './http';
import { fieldsOf, statusOf } from './refusal';

const ROOT = '/api/admin';

/** API names of the resources, which are named after their addresses here. */
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

/** Resources whose records are deleted outside of /api/admin. */
const onSite = ['comments', 'tutorials'];

const admin = simpleRestProvider(ROOT, request);
const site = simpleRestProvider('/api', request);
const placeOf = (resource: string) => (onSite.includes(resource) ? site : admin);

/** Where a search continues, in the `meta` of a list: its filter as JSON, and the id before which it looks. */
export interface Block {
  filter: string;
  before: number;
}

interface Change {
  id: Identifier;
  data: Record<string, unknown>;
  previousData?: object;
}

const provider: DataProvider = {
  ...admin,
  /** Searches older and older blocks of the list until one has a match. */
  async getList(resource, params) {
    const block = (params.meta as { block?: Block } | undefined)?.block;
    let before = block?.filter === JSON.stringify(params.filter) ? block.before : undefined;
    for (;;) {
      let older: number | undefined;
      const list = simpleRestProvider(ROOT, async (url: string, options) => {
        const answer = await request(url, options);
        older = olderIn(answer.headers);
        return answer;
      });
      const filter: unknown = { ...params.filter, ...(before && { before }) };
      const asked = { ...params, filter };
      const found = await list
        .getList(resource, asked)
        .catch((error: unknown) => list.getList(resource, withoutRefused(asked, error)));
      if (found.total !== 0 || older === undefined) return { ...found, meta: { older } };
      before = older;
    }
  },

  delete: (resource, params) => placeOf(resource).delete(resource, params),
  /** Succeeds also for records that somebody else has deleted meanwhile. */
  async deleteMany<T extends RaRecord>(resource: string, { ids }: DeleteManyParams<T>) {
    const ends = await Promise.allSettled(ids.map((id) => placeOf(resource).delete(resource, { id })));
    for (const end of ends) {
      if (end.status === 'rejected' && statusOf(end.reason) !== 404) throw end.reason;
    }
    return { data: ids };
  },

  /** Sends the changed fields only. */
  async update(resource: string, { id, data, previousData }: Change) {
    return { data: await patch(`${resource}/${encodeURIComponent(id)}`, changesOf(data, previousData)) };
  },

  /** One call for all records. @returns the ids of those that changed */
  async updateMany(resource, { ids, data }) {
    const { ids: changed } = await patch<{ ids: never[] }>(resource, { ids, ...data });
    return { data: changed };
  },
};

type Call = (resource: string, params: unknown) => Promise<unknown>;

/** Like ra-data-simple-rest, but changes use PATCH, and an outdated search is cancelled. */
export const dataProvider = {
  ...Object.fromEntries(
    Object.entries(provider as unknown as Record<string, Call>).map(([name, call]) => [
      name,
      (resource: string, params: unknown) => call(apiNames[resource] ?? resource, params),
    ]),
  ),
  supportAbortSignal: true,
} as unknown as DataProvider;

/** @template T shape of the answer, which depends on the resource */
async function patch<T>(address: string, changes: object): Promise<T> {
  const answer = await request(`${ROOT}/${address}`, { method: 'PATCH', body: JSON.stringify(changes) });
  return answer.json as T;
}

/**
 * The parameters of a list without those that the server has refused, which come from an edited address.
 * @throws the error, if the server refused none of them
 */
function withoutRefused(params: GetListParams, error: unknown): GetListParams {
  const refused = statusOf(error) === 400 ? Object.keys(fieldsOf(error) ?? {}) : [];
  if (refused.length === 0) throw error;
  const filter = Object.entries((params.filter ?? {}) as object).filter(([name]) => !refused.includes(name));
  return {
    ...params,
    filter: refused.includes('filter') ? {} : Object.fromEntries(filter),
    ...(refused.includes('sort') && { sort: { field: 'id', order: 'DESC' } }),
  };
}

/** `before` of the next older block; undefined after the last one. */
function olderIn(headers: Headers): number | undefined {
  const address = /<([^<>]+)>; rel="prev-archive"/.exec(headers.get('link') ?? '')?.[1];
  const filter = address && new URL(address, location.origin).searchParams.get('filter');
  return filter ? (JSON.parse(filter) as { before: number }).before : undefined;
}

/** The fields of a record that differ from the previous one. */
export function changesOf(data: object, previous: object | undefined): object {
  const was = new Map(Object.entries(previous ?? {}));
  const changed = Object.entries(data).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  );
  return Object.fromEntries(changed);
}
