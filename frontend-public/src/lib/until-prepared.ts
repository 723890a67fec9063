const ASKED_AGAIN_MS = 2000;

interface State {
  state: { data?: { preparing?: object | null } | undefined };
}

/** Polls a search query while the search index is being built. */
export const untilPrepared = {
  refetchInterval: ({ state }: State) => (state.data?.preparing ? ASKED_AGAIN_MS : false),
} as const;
