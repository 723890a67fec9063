import type { Query, QueryClient, QueryKey, SetDataOptions } from '@tanstack/react-query';

/**
 * What was asked for before a change may have been read before it, and must not be shown after it. TanStack lets a
 * query's first answer arrive all the same, that of a query nothing shows, and any that is under way while data is set:
 * each of them is asked for again.
 */
export function leaveOlderAnswers(client: QueryClient): void {
  const setQueryData = client.setQueryData.bind(client);
  const invalidateQueries = client.invalidateQueries.bind(client);

  client.setQueryData = ((queryKey: QueryKey, updater: unknown, options?: SetDataOptions) => {
    const data = setQueryData(queryKey, updater, options);
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query && isUnderWay(query)) askAgain(query);
    return data;
  }) as QueryClient['setQueryData'];

  client.invalidateQueries = (filters, options) => {
    const asked = client.getQueryCache().findAll(filters).filter(isUnderWay);
    // The others are asked for again anyway.
    asked.filter((query) => query.state.data === undefined || !query.isActive()).forEach(askAgain);
    return invalidateQueries(filters, options);
  };
}

const isUnderWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

function askAgain(query: Query): void {
  // Silent: whoever waits for the older answer gets the newer one.
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}
