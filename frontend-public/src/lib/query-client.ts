import {
  addressOf,
  withQuery,
  type Answer as AnswerTo,
  type PathWith,
  type QueryValues,
} from '@passerelle/api-client/call';
import { apiRequest, ApiError, type Fetch } from '@passerelle/api-client/request';
import {
  QueryClient,
  queryOptions,
  type QueryFunctionContext,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { fetchOnServer } from './fetch-on-server';

/** What a GET at a path of the API answers. */
export type Answer<P extends PathWith<'GET'>> = AnswerTo<'GET', P>;

/** Recommendations, suggestions and comments grow stale after five minutes; the rest never does. */
export const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * A client whose default query reads its first key as an address of the API and its second as the query string.
 * @param fetchApi the server brings its own, which stays within the process
 */
export function createQueryClient(fetchApi?: Fetch, origin = ''): QueryClient {
  const read = async ({ queryKey, meta }: QueryFunctionContext): Promise<unknown> => {
    const [path, values] = queryKey as [string, QueryValues?];
    try {
      return await apiRequest(origin + withQuery(path, values), 'GET', undefined, fetchApi);
    } catch (error) {
      if (error instanceof ApiError && error.status === meta?.['nullOn']) return null;
      throw error;
    }
  };
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: read,
        staleTime: Infinity,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
      },
      // Without a network they fail at once: what is done hours later is no longer what was meant.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (import.meta.env.SSR) client.fetchQuery = fetchOnServer(client);
  return client;
}

/** Describes a GET of the API for useQuery and loaders; `{name}` in the path is taken from `values.path`. */
export function apiQuery<P extends PathWith<'GET'>>(
  path: P,
  values: { path?: Record<string, string | number>; query?: QueryValues } = {},
  options: { staleTime?: number } = {},
) {
  return queryOptions<Answer<P>, Error, Answer<P>, readonly unknown[]>({
    queryKey: keyOf(path, values),
    ...options,
  });
}

/** Like `apiQuery`, with null for what does not exist, or for another status that is no fault. */
export function apiQueryOrNull<P extends PathWith<'GET'>>(
  path: P,
  values: { path?: Record<string, string | number>; query?: QueryValues } = {},
  nullOn = 404,
) {
  return queryOptions<Answer<P> | null, Error, Answer<P> | null, readonly unknown[]>({
    queryKey: keyOf(path, values),
    meta: { nullOn },
  });
}

function keyOf(path: string, values: { path?: Record<string, string | number>; query?: QueryValues }) {
  const address = addressOf(path, values.path);
  return values.query ? [address, values.query] : [address];
}

type AnyQuery = Pick<UseQueryOptions, 'queryKey' | 'meta' | 'staleTime'>;

/**
 * Loads what a page shows. The server waits, so that the page is complete; the browser does not, so that the page
 * stands at once and shows its skeleton.
 */
export async function load(queryClient: QueryClient, ...queries: object[]): Promise<void> {
  const loading = Promise.all(queries.map((query) => queryClient.ensureQueryData(query as AnyQuery)));
  if (import.meta.env.SSR) await loading;
  else loading.catch(() => undefined);
}
