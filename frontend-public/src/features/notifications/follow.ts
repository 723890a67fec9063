import { call } from '@passerelle/api-client/call';
import { apiQuery } from '../../lib/query-client';

/** Things that can be followed, by their key in the API's path. */
export type Followed = { domain: string } | { author: number } | { tag: string };

export const followsQuery = () => apiQuery('/api/follows');

export function followQuery(followed: Followed) {
  if ('domain' in followed) return apiQuery('/api/domains/{key}/follow', { path: { key: followed.domain } });
  if ('author' in followed) return apiQuery('/api/authors/{id}/follow', { path: { id: followed.author } });
  return apiQuery('/api/tags/{tag}/follow', { path: { tag: followed.tag } });
}

/** Subscribes to new tutorials (PUT), or unsubscribes (DELETE). */
export function follow(followed: Followed, method: 'PUT' | 'DELETE'): Promise<{ isFollowed: boolean }> {
  if ('domain' in followed)
    return call(method, '/api/domains/{key}/follow', { path: { key: followed.domain } });
  if ('author' in followed)
    return call(method, '/api/authors/{id}/follow', { path: { id: followed.author } });
  return call(method, '/api/tags/{tag}/follow', { path: { tag: followed.tag } });
}
