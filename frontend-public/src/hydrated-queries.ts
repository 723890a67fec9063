import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A query key and its response, serialized into the page. */
export type DehydratedQuery = [key: QueryKey, answer: unknown];

export function dehydrateQueries(queryClient: QueryClient): DehydratedQuery[] {
  const queries = queryClient.getQueryCache().findAll({
    predicate: ({ state }) => state.status === 'success',
  });
  return queries.map(({ queryKey, state }) => [queryKey, state.data]);
}

/**
 * Fills the cache as if the responses had been fetched when the browser asked for the page. The server caches a page
 * until its content changes, so its data is current however old the HTML is. With the original dates the browser would
 * refetch a list and change it under the reader.
 */
export function hydrateQueries(queryClient: QueryClient, answers: readonly DehydratedQuery[]): void {
  for (const [key, answer] of answers)
    queryClient.setQueryData(key, answer, { updatedAt: performance.timeOrigin });
}
