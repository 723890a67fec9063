import { expect, it } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createQueryClient } from '../../query-client';
import { sessionQuery, type Session } from './session';
import { useSession } from './use-session';

it('SESS-01 has five fields, and waits for the answer at first, whatever is known elsewhere', () => {
  let session: Session | undefined;
  function Probe() {
    session = useSession();
    return null;
  }
  for (const known of [undefined, null]) {
    const queryClient = createQueryClient();
    if (known === null) queryClient.setQueryData(sessionQuery().queryKey, known);
    renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <Probe />
      </QueryClientProvider>,
    );
    expect(session).toEqual({
      user: null,
      isAuthenticated: false,
      isLoading: true,
      error: null,
      isLoggingOut: false,
    });
  }
});
