import { useQueries, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/query-client';
import { favoriteIdsQuery } from './favorite';

/** The server's maximum page size. */
const PAGE = 100;

/** Always stale: favourites change all over the site. */
export const favoritesQuery = (offset = 0) =>
  apiQuery('/api/favorites', { query: { limit: PAGE, offset: offset || null } }, { staleTime: 0 });

/** All favourites, page by page, once the hearts of their cards are known as well: a heart shown empty would add. */
export function useFavorites() {
  const { data, isError, refetch } = useQuery(favoritesQuery());
  // Once they could not be known, cards ask again by themselves, and stay meanwhile.
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
