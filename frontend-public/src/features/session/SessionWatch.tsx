import { ApiError } from '@passerelle/api-client/request';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part';
import { toast } from '../../ui/toasts/toaster';
import { keepHint, onHint } from '../../lib/page-hint';
import { sessionQuery } from './session';
import { useSession, useSessionAnswer } from './use-session';
import { askReturning, watchWhoReads } from './who-reads';

/** 503 may also mean that the database is away. */
const ASK_AGAIN_MS = 5000;

const ExpiredSession = lazyPart(async () => (await import('./ExpiredSession')).ExpiredSession);

/**
 * Keeps the session query up to date: follows other tabs, retries while the server cannot tell, and asks for the
 * password when a session expires in the middle of work. Typed text is kept.
 */
export function SessionWatch() {
  const queryClient = useQueryClient();
  const { user, isAuthenticated, isLoading } = useSession();
  const { error } = useSessionAnswer();
  const isUnknown = error instanceof ApiError && error.status === 503;
  const [expired, setExpired] = useState(false);

  // The dialog closes when the member signs out in another tab, or somebody else signs in there.
  const memberId = user?.id;
  useEffect(() => () => setExpired(false), [memberId]);

  useEffect(() => {
    if (!isLoading && !isUnknown) keepHint('member', isAuthenticated);
  }, [isAuthenticated, isLoading, isUnknown]);

  useEffect(() => {
    if (!isUnknown) return;
    const { queryKey } = sessionQuery();
    const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey }), ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnknown, queryClient]);

  useEffect(() => {
    const { queryKey } = sessionQuery();
    const ask = () => void queryClient.invalidateQueries({ queryKey });
    // A page restored from the back/forward cache may show a user who has signed out since.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && void askReturning(queryClient);
    addEventListener('pageshow', returned);
    const stops = [onHint('member', ask), watchWhoReads(queryClient)];
    return () => {
      removeEventListener('pageshow', returned);
      stops.forEach((stop) => stop());
    };
  }, [queryClient]);

  useEffect(() => {
    const { queryKey } = sessionQuery();
    const look = (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401) return;
      if (queryClient.getQueryData(queryKey)) setExpired(true);
    };
    const stops = [
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queryClient]);

  function goOn() {
    setExpired(false);
    toast({ title: 'Connexion réussie', description: 'Vous pouvez reprendre où vous en étiez.' });
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }

  return (
    expired &&
    user && (
      <Suspense>
        <ExpiredSession username={user.username} onSignedIn={goOn} onClose={() => setExpired(false)} />
      </Suspense>
    )
  );
}
