import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** What the API has answered to a query, as a page carries it: nothing that the browser knows without being told. */
export type SentAnswer = [key: QueryKey, answer: unknown];

export function answersIn(queryClient: QueryClient): SentAnswer[] {
  const queries = queryClient.getQueryCache().findAll({
    predicate: ({ state }) => state.status === 'success',
  });
  return queries.map(({ queryKey, state }) => [queryKey, state.data]);
}

/**
 * The server keeps a page as long as nothing in it has changed: what it holds is fresh when it arrives, however long
 * ago it was made. Read by its own date, a list would be asked for again and change under the reader.
 */
export function takeUpAnswers(queryClient: QueryClient, answers: readonly SentAnswer[]): void {
  for (const [key, answer] of answers) queryClient.setQueryData(key, answer);
}
