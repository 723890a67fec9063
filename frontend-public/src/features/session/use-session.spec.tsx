import { expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '../../lib/query-client';
import { sessionQuery } from './session';
import { useSession } from './use-session';

const ELEMENTS = /<[^>]*>/g;

function Probe() {
  return <p>{Object.entries(useSession()).join(' ')}</p>;
}

it('SESS-01 has five fields, and is loading on the first render even if the cache has the session', () => {
  for (const known of [undefined, null]) {
    const queryClient = createQueryClient();
    if (known === null) queryClient.setQueryData(sessionQuery().queryKey, known);
    const written = renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Probe />
      </QueryClientProvider>,
    );
    const fields = written.replace(ELEMENTS, '').split(' ').sort();
    expect(fields).toEqual([
      'error,',
      'isAuthenticated,false',
      'isLoading,true',
      'isLoggingOut,false',
      'user,',
    ]);
  }
});
