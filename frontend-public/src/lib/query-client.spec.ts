import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { commentsQuery } from '../features/comments/comment';
import { recommendationsQuery, suggestionsOf } from '../features/tutorials/tutorial';
import { apiQuery, apiQueryOrNull, createQueryClient } from './query-client';

const calls: { method: string; url: string }[] = [];
let answer: { status: number; body: string };

const server = createServer((request, response) => {
  calls.push({ method: request.method!, url: request.url! });
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
let client: QueryClient;
let credentials: string | undefined;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

beforeEach(() => {
  calls.length = 0;
  answer = { status: 200, body: '{"tutorials":[],"total":0}' };
  const { port } = server.address() as AddressInfo;
  client = createQueryClient((request) => {
    credentials = request.credentials;
    return fetch(request);
  }, `http://127.0.0.1:${port}`);
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

describe('the default query', () => {
  it('FETCH-04 reads the first key as its address', async () => {
    await client.fetchQuery({ queryKey: ['/api/domains'] });
    expect(calls).toEqual([{ method: 'GET', url: '/api/domains' }]);
  });

  it('FETCH-04 appends the second key as parameters, without null values', async () => {
    const query = { q: 'été & co', limit: 5, none: null, missing: undefined, offset: 0, flag: false };
    await client.fetchQuery({ queryKey: ['/api/tutorials', query] });
    const [path, parameters] = calls[0]!.url.split('?');
    expect(path).toBe('/api/tutorials');
    const sent = Object.fromEntries(new URLSearchParams(parameters));
    expect(sent).toEqual({ q: 'été & co', limit: '5', offset: '0', flag: 'false' });
  });

  it('FETCH-04 appends nothing if all parameters are null', async () => {
    await client.fetchQuery(apiQuery('/api/tutorials', { query: { q: null } }));
    expect(calls[0]!.url).toBe('/api/tutorials');
  });

  it('FETCH-05 is a GET with cookies that resolves to the JSON', async () => {
    const result = await client.fetchQuery(apiQuery('/api/tutorials', { query: { limit: 1 } }));
    expect(result).toEqual({ tutorials: [], total: 0 });
    expect(calls[0]!.method).toBe('GET');
    expect(credentials).toBe('include');
  });

  it('FETCH-06 throws on 401', async () => {
    answer = { status: 401, body: '{"statusCode":401,"message":"Vous devez être connecté."}' };
    await expect(client.fetchQuery({ queryKey: ['/api/auth/me'] })).rejects.toThrow(/^401: /);
  });

  it('FETCH-06 returns null on 401 if the query asks for it', async () => {
    answer = { status: 401, body: '' };
    const query = { queryKey: ['/api/auth/me'], meta: { nullOn: 401 } };
    expect(await client.fetchQuery(query)).toBeNull();
    answer = { status: 403, body: '' };
    await expect(client.fetchQuery({ ...query, staleTime: 0 })).rejects.toThrow(/^403: /);
  });

  it('returns null on 404 if the query asks for it', async () => {
    answer = { status: 404, body: '' };
    expect(await client.fetchQuery(apiQueryOrNull('/api/tutorials/{id}', { path: { id: 7 } }))).toBeNull();
    expect(calls[0]!.url).toBe('/api/tutorials/7');
    await expect(client.fetchQuery(apiQuery('/api/domains'))).rejects.toThrow(/^404: /);
  });

  it('FETCH-07 is never stale, never refetched by itself and never retried', async () => {
    const { queries, mutations } = client.getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
    await client.fetchQuery({ queryKey: ['/api/domains'] });
    await client.fetchQuery({ queryKey: ['/api/domains'] });
    expect(calls).toHaveLength(1);
    answer = { status: 500, body: '' };
    await expect(client.fetchQuery({ queryKey: ['/api/x'] })).rejects.toThrow(/^500: /);
    expect(calls).toHaveLength(2);
  });
});

it('FETCH-09 recommendations, suggestions and comments grow stale after five minutes', () => {
  const suggestions = suggestionsOf({ id: 1, domainId: 2, tags: [] });
  for (const { staleTime } of [recommendationsQuery(), suggestions, commentsQuery(1)]) {
    expect(staleTime).toBe(300_000);
  }
});
