import type { QueryClient, QueryFunctionContext } from '@tanstack/react-query';

/** Nothing that the server asks itself is given up. */
const { signal } = new AbortController();

/**
 * Has a client read without TanStack’s own fetch, which defines a getter anew for each query. V8 writes it into a hidden
 * class, and only a collection of the whole heap frees those: until then the getter keeps alive the client and the page
 * that was made with it, and copying them took half of the time in which pages were made.
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
