import type { Query, QueryClient, QueryKey, SetDataOptions } from '@tanstack/react-query';

/**
 * An answer requested before a change may be outdated, and must not be shown after it. TanStack still uses such an answer
 * if it is the query's first, if no component shows the query, or if data is set meanwhile. This requests each of them
 * again.
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
    // TanStack requests the others again by itself.
    asked.filter((query) => query.state.data === undefined || !query.isActive()).forEach(askAgain);
    return invalidateQueries(filters, options);
  };
}

const isUnderWay = ({ state }: Query): boolean => state.fetchStatus === 'fetching';

function askAgain(query: Query): void {
  // Silent: callers that wait for the older answer get the newer one.
  void query.cancel({ silent: true });
  query.fetch().catch(() => undefined);
}
