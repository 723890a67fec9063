const ASKED_AGAIN_MS = 2000;

interface State {
  state: { data?: { preparing?: object | null } | undefined };
}

/** For a query that is answered by the search: asked again while that does not know all tutorials yet. */
export const untilPrepared = {
  refetchInterval: ({ state }: State) => (state.data?.preparing ? ASKED_AGAIN_MS : false),
} as const;
