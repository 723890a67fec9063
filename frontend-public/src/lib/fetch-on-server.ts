import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';

/** Calls within the server are never aborted. */
const { signal } = new AbortController();

/**
 * Replaces TanStack's fetch, which defines a getter for each query. V8 stores it in a hidden
 * class, which only a full garbage collection frees: until then the getter retains the client and the page
 * rendered with it, and copying them took half of the rendering time.
 */
export function fetchOnServer(client: QueryClient): QueryClient['fetchQuery'] {
  const reading = new Map<string, Promise<unknown>>();
  return async (options) => {
    const query = client.getQueryCache().build(client, client.defaultQueryOptions(options));
    const { queryKey, queryHash, meta } = query;
    const read = query.options.queryFn as (context: QueryFunctionContext) => Promise<unknown>;
    const answer = reading.get(queryHash) ?? read({ client, queryKey, meta, signal });
    reading.set(queryHash, answer);
    return query.setData((await answer) as never);
  };
}
