import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query-client';

/** The most the server gives at once. */
const PAGE = 100;

/** Kept and dropped all over the site: read anew whenever the list is shown. */
export const favoritesQuery = (offset = 0) =>
  apiQuery('/api/favorites', { query: { limit: PAGE, offset: offset || null } }, { staleTime: 0 });

/** All favourites of the member, as they arrive. */
export function useFavorites() {
  const { data, isError, refetch } = useQuery(favoritesQuery());
  const further = Math.max(0, Math.ceil((data?.total ?? 0) / PAGE) - 1);
  const others = useQueries({
    queries: Array.from({ length: further }, (_, index) => favoritesQuery((index + 1) * PAGE)),
  });
  return {
    tutorials: data && [data, ...others.flatMap((page) => page.data ?? [])].flatMap((page) => page.tutorials),
    isError,
    refetch,
  };
}
