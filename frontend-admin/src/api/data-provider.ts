import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin';
import { request } from './http';

const ROOT = '/api/admin';

interface Change {
  id: Identifier;
  data: object;
  previousData?: object;
}

/** The lists and changes of the API in words that are its own; what is left is plain REST. */
export const dataProvider: DataProvider = {
  ...simpleRestProvider(ROOT, request),

  async getList<T extends RaRecord>(resource: string, params: GetListParams) {
    const { headers, ...answer } = await request(`${ROOT}/${resource}?${listQuery(params)}`, {
      ...(params.signal && { signal: params.signal }),
    });
    const list = answer.json as T[] | ({ total: number } & Record<string, T[]>);
    // Lists that are answered bare tell their length in a header, the others in themselves.
    if (Array.isArray(list)) return { data: list, total: Number(headers.get('x-total-count')) };
    return { data: Object.values(list).find(Array.isArray) as T[], total: list.total };
  },

  async update(resource: string, { id, data, previousData }: Change) {
    const changes = changesOf(data, previousData);
    return { data: await patch(`${resource}/${encodeURIComponent(id)}`, changes) };
  },

  /** All in one call, which answers the ids of those that have changed. */
  async updateMany(resource, { ids, data }) {
    const { ids: changed } = await patch<{ ids: never[] }>(resource, { ids, ...data });
    return { data: changed };
  },
};

/** Which shape an answer has is known to who asks, by the resource. */
async function patch<T>(address: string, changes: object): Promise<T> {
  const answer = await request(`${ROOT}/${address}`, { method: 'PATCH', body: JSON.stringify(changes) });
  return answer.json as T;
}

function listQuery({ pagination, sort, filter }: GetListParams): string {
  const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
  const wishes = {
    ...(filter as object),
    ...(sort && { sort: sort.field, order: sort.order.toLowerCase() }),
    limit: perPage,
    offset: (page - 1) * perPage,
  };
  const given = Object.entries(wishes).filter(([, value]) => value != null && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** Of a record only what is not as it was. */
function changesOf(data: object, previous: object | undefined): object {
  const was = new Map(Object.entries(previous ?? {}));
  const changed = Object.entries(data).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  );
  return Object.fromEntries(changed);
}
