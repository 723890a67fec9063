import { useLocation } from 'react-router-dom';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { apiQueryOrNull, load } from '../../lib/query-client';
import type { PageLoader } from '../../page-loader';
import { useLook, type Site } from '../../lib/site';

const ownPageQuery = (page: string) => apiQueryOrNull('/api/pages/{page}', { path: { page } });

const nameOf = (pathname: string) => pathname.replaceAll('/', '');

/** The operator's text of a page; undefined for the built-in text, null while loading. */
export function useOwnPage() {
  const name = nameOf(useLocation().pathname);
  const isOwn = useLook().ownPages?.[name] !== undefined;
  const { data = null } = useQuery({ ...ownPageQuery(name), enabled: isOwn });
  return isOwn ? data : undefined;
}

export function createLoader(queryClient: QueryClient, { look }: Site): PageLoader {
  return async ({ url }) => {
    const name = nameOf(url.pathname);
    if (look?.ownPages?.[name] !== undefined) await load(queryClient, ownPageQuery(name));
    return null;
  };
}
