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
import { leaveOlderAnswers } from './older-answers';

/** Type of the answer to a GET. */
export type Answer<P extends PathWith<'GET'>> = AnswerTo<'GET', P>;

/** Stale time of recommendations, suggestions and comments; everything else stays fresh until invalidated. */
export const FIVE_MINUTES = 5 * 60 * 1000;

/**
 * A client whose default `queryFn` takes the API path and the query string from the query key.
 * @param fetchApi on the server, calls the API in-process
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
      // Offline mutations fail at once: run hours later, they may no longer be wanted.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  if (import.meta.env.SSR) client.fetchQuery = fetchOnServer(client);
  else leaveOlderAnswers(client);
  return client;
}

/** Query options of a GET, for `useQuery` and loaders; `{name}` in the path comes from `values.path`. */
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

/** Like `apiQuery`, but resolves to null on 404, or on another expected status. */
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
 * Loads a page's queries. The server waits, to render the page complete; the browser does not, so that the page
 * shows its skeleton at once.
 */
export async function load(queryClient: QueryClient, ...queries: object[]): Promise<void> {
  const loading = Promise.all(queries.map((query) => queryClient.ensureQueryData(query as AnyQuery)));
  if (import.meta.env.SSR) await loading;
  else loading.catch(() => undefined);
}
