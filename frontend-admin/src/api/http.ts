import { wireOf, type Answer, type Given, type Method, type PathWith } from '@passerelle/api-client/call';
import { KEY_HEADER, sendOnce } from '@passerelle/api-client/sent-once';
import { fetchUtils } from 'react-admin';
import { SESSION } from '../gate/session';
import { queryClient } from './query-client';
import { statusOf } from './refusal';

/** Calls the API; what is posted carries a key, so that pressed twice it is done once. */
export async function request(url: string, options: fetchUtils.Options = {}) {
  if (options.method !== 'POST') return send(url, options);
  return sendOnce([url, options.body], (key) => {
    const headers = new Headers(options.headers ?? { Accept: 'application/json' });
    headers.set(KEY_HEADER, key);
    return send(url, { ...options, headers });
  });
}

/** What a browser still sends for a page that has gone, in characters; a little less than it takes. */
const MOST_AFTER_LEAVING = 30_000;

/** Where the API no longer knows who is here, or no longer lets them in, the gate asks again. */
async function send(url: string, options: fetchUtils.Options) {
  try {
    // A page that is left may have asked for something just before.
    const keepalive =
      options.method !== undefined && JSON.stringify(options.body ?? '').length < MOST_AFTER_LEAVING;
    return await fetchUtils.fetchJson(url, { ...options, keepalive, credentials: 'include' });
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || status === 403) void queryClient.invalidateQueries({ queryKey: SESSION });
    throw error;
  }
}

/** A call of the API that is not one of the data provider's; the compiler holds it against the server's description. */
export async function call<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  ...[given]: Given<M, P>
): Promise<Answer<M, P>> {
  const { url, body, headers } = wireOf(path, given);
  const answer = await request(url, {
    method,
    headers: new Headers({ Accept: 'application/json', ...headers }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json as Answer<M, P>;
}
