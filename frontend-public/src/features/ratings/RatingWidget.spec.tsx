import { StubApi } from '../../../../api-client/test/stub-api';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import { createQueryClient } from '../../lib/query-client';
import { system } from '../../theme/system';
import { RatingWidget } from './RatingWidget';

// The default of a second is too short on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

let api: StubApi;
beforeAll(async () => {
  api = await StubApi.start();
});
afterAll(() => api.stop());
beforeEach(() => api.reset());
afterEach(cleanup);

async function showStars({ isMember }: { isMember: boolean }) {
  api.reply('GET /api/auth/me', isMember ? { body: { id: 1 } } : { status: 401 });
  api.reply('GET /api/tutorials/7/rating', { body: { isRated: false } });
  const queryClient = createQueryClient();
  const onRated = jest.fn();
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <RatingWidget tutorialId={7} average={3.5} count={2} onRated={onRated} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
  const stars = within(within(document.body).getByRole('radiogroup', { name: 'Votre note' }));
  const star = (name: string) => stars.getByRole<HTMLInputElement>('radio', { name });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await waitFor(() => expect(api.requests).not.toEqual([]));
  return { star, onRated };
}

const saved = () => api.requests.filter((request) => request.startsWith('POST'));

it('RATE-02 arrows move from star to star, around the ends, and save nothing', async () => {
  const { star } = await showStars({ isMember: true });
  act(() => star('1 étoile').focus());
  fireEvent.keyDown(star('1 étoile'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(star('2 étoiles'));
  fireEvent.keyDown(star('2 étoiles'), { key: 'ArrowLeft' });
  fireEvent.keyDown(star('1 étoile'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(star('5 étoiles'));
  expect(star('5 étoiles').checked).toBe(false);
  expect(saved()).toEqual([]);
});

it('RATE-01 Enter saves the star, and the member’s score is shown', async () => {
  const { star, onRated } = await showStars({ isMember: true });
  const rated = { rating: { score: 4 }, average: 3.7, count: 3 };
  api.reply('POST /api/tutorials/7/rating', { body: rated });
  fireEvent.keyDown(star('4 étoiles'), { key: 'Enter' });
  await waitFor(() => expect(onRated.mock.calls).toEqual([[rated]]));
  expect(star('4 étoiles').checked).toBe(true);
  within(document.body).getByText('Votre note : 4');
  // The same star again changes nothing.
  fireEvent.click(star('4 étoiles'));
  expect(saved()).toEqual(['POST /api/tutorials/7/rating']);
});

it('RATE-07 a score that could not be saved is not shown', async () => {
  const { star } = await showStars({ isMember: true });
  api.reply('POST /api/tutorials/7/rating', { status: 500 });
  fireEvent.click(star('2 étoiles'));
  await waitFor(() => expect(saved()).toEqual(['POST /api/tutorials/7/rating']));
  await waitFor(() => expect(star('2 étoiles').checked).toBe(false));
});

it('RATE-06 a star that a visitor presses is not chosen, and the server is not asked', async () => {
  const { star } = await showStars({ isMember: false });
  fireEvent.click(star('3 étoiles'));
  expect(star('3 étoiles').checked).toBe(false);
  expect(api.requests).toEqual(['GET /api/auth/me']);
});
