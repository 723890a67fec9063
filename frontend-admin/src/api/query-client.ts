import { notifyManager, QueryClient } from '@tanstack/react-query';

/** What moderators look at grows old quickly: it is read again whenever they come back to it. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
});

// What has arrived is shown at once, not at the next timer.
notifyManager.setScheduler(queueMicrotask);
