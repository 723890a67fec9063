import { beforeEach, expect, it } from '@jest/globals';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { createQueryClient } from './query-client';

const queryKey = ['/api/x'];
let client: QueryClient;
/** Functions that answer the pending requests, oldest first. */
let answers: ((text: string) => void)[];

beforeEach(() => {
  answers = [];
  client = createQueryClient(
    () =>
      new Promise((resolve) => {
        answers.push((text) => resolve(Response.json(text)));
      }),
    'http://localhost',
  );
});

const known = () => client.getQueryData(queryKey);
const idle = () =>
  new Promise<void>((resolve) => {
    const stop = client.getQueryCache().subscribe(({ query }) => {
      if (query.state.fetchStatus !== 'idle') return;
      stop();
      resolve();
    });
  });

function show(): void {
  new QueryObserver(client, { queryKey }).subscribe(() => undefined);
}

it('an answer requested before an invalidation is not used, whether the query is shown or not', async () => {
  for (const isShown of [true, false]) {
    client.clear();
    answers.length = 0;
    if (isShown) show();
    const waiting = client.fetchQuery({ queryKey });
    void client.invalidateQueries({ queryKey });
    expect(answers).toHaveLength(2);
    answers[0]!('before');
    answers[1]!('after');
    expect(await waiting).toBe('after');
    expect(known()).toBe('after');
  }
});

it('an answer requested before data was set does not replace it', async () => {
  show();
  client.setQueryData(queryKey, 'set');
  expect(known()).toBe('set');
  answers[0]!('before');
  answers[1]!('after');
  await idle();
  expect(known()).toBe('after');
});

it('an answer requested before a change of missing data is requested again', async () => {
  show();
  client.setQueryData<string>(queryKey, (before) => before && `${before}, changed`);
  answers[0]!('before');
  answers[1]!('after');
  await idle();
  expect(known()).toBe('after');
});

it('an invalidation of a shown query with data sends one request', async () => {
  client.setQueryData(queryKey, 'known');
  show();
  void client.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(1);
  void client.invalidateQueries({ queryKey });
  expect(answers).toHaveLength(2);
  answers[1]!('after');
  await idle();
  expect(known()).toBe('after');
});
