import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query-client';
import { favoriteIdsQuery } from './favorite';

/** The server's maximum page size. */
const PAGE = 100;

/** Always stale: favourites change all over the site. */
export const favoritesQuery = (offset = 0) =>
  apiQuery('/api/favorites', { query: { limit: PAGE, offset: offset || null } }, { staleTime: 0 });

/** All favourites, page by page. Waits for the state of the hearts: a press on an empty one would add the favourite. */
export function useFavorites() {
  const { data, isError, refetch } = useQuery(favoritesQuery());
  // Also true after a failure: the cards are shown and retry by themselves.
  const { isFetched } = useQuery(favoriteIdsQuery());
  const further = Math.max(0, Math.ceil((data?.total ?? 0) / PAGE) - 1);
  const others = useQueries({
    queries: Array.from({ length: further }, (_, index) => favoritesQuery((index + 1) * PAGE)),
  });
  return {
    tutorials: isFetched
      ? data && [data, ...others.flatMap((page) => page.data ?? [])].flatMap((page) => page.tutorials)
      : undefined,
    isError,
    refetch,
  };
}
