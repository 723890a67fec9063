import { StubApi } from '../../../api-client/test/stub-api';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { cleanup, configure, render } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { dataProvider } from '../api/data-provider';
import { queryClient } from '../api/query-client';
import { useWaiting } from './use-waiting';

// A busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });

let api: StubApi;
beforeAll(async () => {
  api = await StubApi.start();
});
afterAll(() => api.stop());
beforeEach(() => {
  api.reset();
  queryClient.clear();
});
afterEach(cleanup);

function Count({ screen }: { screen: string }) {
  return <p>{`${screen} : ${useWaiting(screen)}`}</p>;
}

it('40.36 a badge counts the things that are reported, not their reports', async () => {
  api.reply('GET /api/admin/moderation/queue', () => ({ body: { things: [], total: 2 } }));
  const { findByText } = render(
    <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Count screen="signalements" />
        <Count screen="file" />
      </QueryClientProvider>
    </CoreAdminContext>,
  );
  await findByText('signalements : 2');
  await findByText('file : 2');
  expect(api.requests.filter((request) => request.includes('signalements'))).toEqual([]);
});
