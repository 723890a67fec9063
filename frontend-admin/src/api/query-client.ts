import { notifyManager, QueryClient } from '@tanstack/react-query';

/** No `staleTime`: moderation data is refetched on every return to a screen. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
});

// Notifies observers in a microtask instead of a timer, so that results render at once.
notifyManager.setScheduler(queueMicrotask);

/** Options for the initial values of a form: a refetch would overwrite what is being typed. */
export const whileTyping = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
