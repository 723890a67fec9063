import { useIsMutating, useMutationState, useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../ui/use-hydrated';
import { problems, SESSION, sessionQuery, type Session } from './session';

const unanswered = { data: undefined, error: null, isPending: true };

/**
 * The session answer, unknown while hydrating: the server renders for anybody, and islands hydrate at different
 * times. On the server, a hundred cards need no hundred observers.
 */
export const useSessionAnswer = import.meta.env.SSR ? () => unanswered : useAnswer;

function useAnswer() {
  const { data, error, isPending } = useQuery(sessionQuery());
  return useHydrated() ? { data, error, isPending } : unanswered;
}

/** The session, queried in the browser: the HTML is the same for everybody. */
export function useSession(): Session {
  const check = useSessionAnswer();
  const isLoggingOut = useIsMutating({ mutationKey: [SESSION, 'logout'] }) > 0;
  const failures = useMutationState({
    filters: { mutationKey: [SESSION] },
    select: ({ state, options }) => {
      const call = options.mutationKey?.[1] as keyof typeof problems;
      return state.status === 'error' ? problems[call](state.error) : null;
    },
  });
  const user = check.data ?? null;
  return {
    user,
    isAuthenticated: user !== null,
    isLoading: check.isPending,
    error: failures.at(-1) ?? (check.error && problems.check(check.error)),
    isLoggingOut,
  };
}
