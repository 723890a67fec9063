import { wireOf, type Answer, type Given, type Method, type PathWith } from '@passerelle/api-client/call';
import { KEY_HEADER, sendOnce } from '@passerelle/api-client/sent-once';
import { fetchUtils } from 'react-admin';
import { SESSION } from '../gate/session';
import { queryClient } from './query-client';
import { statusOf } from './refusal';

/** Calls the API. A POST carries an idempotency key, so that a double click acts once. */
export async function request(url: string, options: fetchUtils.Options = {}) {
  if (options.method !== 'POST') return send(url, options);
  return sendOnce([url, options.body], (key) => {
    const headers = new Headers(options.headers ?? { Accept: 'application/json' });
    headers.set(KEY_HEADER, key);
    return send(url, { ...options, headers });
  });
}

/** `keepalive` bodies are limited to 64 kB; this many characters stay below it. */
const MOST_AFTER_LEAVING = 30_000;

/** A 401 or 403 invalidates the session query, so that the gate checks again. */
async function send(url: string, options: fetchUtils.Options) {
  try {
    // `keepalive`: a request made just before leaving the page must arrive.
    const keepalive =
      options.method !== undefined && JSON.stringify(options.body ?? '').length < MOST_AFTER_LEAVING;
    return await fetchUtils.fetchJson(url, { ...options, keepalive, credentials: 'include' });
  } catch (error) {
    const status = statusOf(error);
    if (status === 401 || status === 403) void queryClient.invalidateQueries({ queryKey: SESSION });
    throw error;
  }
}

/**
 * Typed API call outside the data provider, checked against the OpenAPI types.
 * @param further path, query, headers and body that the call requires; then optionally a signal to cancel it
 */
export async function call<M extends Method, P extends PathWith<M>>(
  method: M,
  path: P,
  ...further: [...Given<M, P>, signal?: AbortSignal]
): Promise<Answer<M, P>> {
  const [given, signal] = further as unknown as [object?, AbortSignal?];
  const { url, body, headers } = wireOf(path, given);
  const answer = await request(url, {
    method,
    headers: new Headers({ Accept: 'application/json', ...headers }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  return answer.json as Answer<M, P>;
}
