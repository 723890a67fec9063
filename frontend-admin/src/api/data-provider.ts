import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier } from 'react-admin';
import { request } from './http';

const ROOT = '/api/admin';

interface Change {
  id: Identifier;
  data: object;
  previousData?: object;
}

/** Changes name what changes and nothing else; the rest the API says as ra-data-simple-rest does. */
export const dataProvider: DataProvider = {
  ...simpleRestProvider(ROOT, request),

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

/** Of a record only what is not as it was. */
function changesOf(data: object, previous: object | undefined): object {
  const was = new Map(Object.entries(previous ?? {}));
  const changed = Object.entries(data).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was.get(name)),
  );
  return Object.fromEntries(changed);
}
