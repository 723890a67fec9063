import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSite } from '../../lib/site';
import { useSession } from '../session/use-session';
import { ConnectionBadge } from './ConnectionBadge';

/** Opens the live connection when the page is idle, and shows its state. */
export function LiveWatch() {
  const queryClient = useQueryClient();
  const { user, isLoading } = useSession();
  const member = user?.id ?? null;
  const { live } = useSite();

  useEffect(() => {
    if (isLoading) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const cancel = whenIdle(() => {
      import('./start-live').then(
        ({ startLive }) => {
          if (!isGone) stop = startLive(queryClient, member, live);
        },
        // Optional: the page works without it, and the next page retries.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [queryClient, member, live, isLoading]);

  return <ConnectionBadge />;
}

const LATEST_MS = 3000;

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, LATEST_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: LATEST_MS });
  return () => cancelIdleCallback(request);
}
