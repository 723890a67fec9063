import { StubApi } from '../../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createQueryClient } from '../../lib/query-client';
import { closeOutcome, readToasts } from '../../ui/toasts/toaster';
import { keepFavorites } from '../../lib/kept-favorites';
import { useFavorite } from './use-favorite';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

let api: StubApi;
beforeAll(async () => {
  api = await StubApi.start();
});
afterAll(() => api.stop());

beforeEach(() => {
  api.reset();
  closeOutcome();
});
afterEach(cleanup);

/** One hook per tutorial, sharing a cache. */
function renderFavorites(ids: readonly number[], alone: boolean) {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => ids.map((id) => useFavorite(id, alone)), { wrapper });
  return { result, settled: () => waitFor(() => expect(queryClient.isFetching()).toBe(0)) };
}

const asMember = () => api.reply('GET /api/auth/me', { body: { id: 1 } });
const title = () => readToasts()[0]?.title;

it('shows a favourite before the server has answered, and ignores a second click meanwhile', async () => {
  let answer = () => undefined as void;
  const until = new Promise<void>((resolve) => (answer = resolve));
  asMember();
  api.reply('GET /api/favorites/7/status', { body: { isFavorite: false } });
  api.reply('POST /api/favorites', { status: 201, body: {}, until });
  const { result, settled } = renderFavorites([7], true);
  await settled();
  act(() => result.current[0]!.toggle());
  await waitFor(() => expect(result.current[0]!.isFavorite).toBe(true));
  expect(title()).toBeUndefined();
  act(() => result.current[0]!.toggle());
  api.reply('GET /api/favorites/7/status', { body: { isFavorite: true } });
  answer();
  await waitFor(() => expect(title()).toBe('Ajouté aux favoris'));
  expect(result.current[0]!.isFavorite).toBe(true);
  expect(api.requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/favorites']);
});

it('reverts a favourite that the server refuses, with a message', async () => {
  asMember();
  api.reply('GET /api/favorites/7/status', { body: { isFavorite: true } });
  api.reply('DELETE /api/favorites/7', { status: 500 });
  const { result } = renderFavorites([7], true);
  await waitFor(() => expect(result.current[0]!.isFavorite).toBe(true));
  act(() => result.current[0]!.toggle());
  await waitFor(() => expect(title()).toBe('Erreur'));
  await waitFor(() => expect(result.current[0]!.isFavorite).toBe(true));
});

it('sends one request for all cards of a list', async () => {
  asMember();
  api.reply('GET /api/favorites/ids', { body: { ids: [2] } });
  const { result } = renderFavorites([1, 2, 3], false);
  await waitFor(() =>
    expect(result.current.map(({ isFavorite }) => isFavorite)).toEqual([false, true, false]),
  );
  expect(api.requests).toEqual(['GET /api/auth/me', 'GET /api/favorites/ids']);
});

it('uses the favourites kept in the browser while the server does not answer', async () => {
  keepFavorites([3]);
  asMember();
  api.reply('GET /api/favorites/ids', { status: 503 });
  const { result } = renderFavorites([2, 3], false);
  await waitFor(() => expect(result.current.map(({ isFavorite }) => isFavorite)).toEqual([false, true]));
});

it('sends a visitor to the sign-in page, and nothing to the server', async () => {
  api.reply('GET /api/auth/me', { status: 401 });
  const { result, settled } = renderFavorites([7], true);
  await settled();
  act(() => result.current[0]!.toggle());
  expect(readToasts()[0]).toMatchObject({
    title: 'Connexion requise',
    link: { to: '/connexion' },
  });
  expect(result.current[0]!.isFavorite).toBe(false);
  expect(api.requests).toEqual(['GET /api/auth/me']);
});
