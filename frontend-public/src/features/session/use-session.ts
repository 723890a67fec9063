import { useIsMutating, useMutationState, useQuery } from '@tanstack/react-query';
import { problems, SESSION, sessionQuery, type Session } from './session';

/** Who uses the site. The page is the same for everybody; the session is asked for in the browser. */
export function useSession(): Session {
  const check = useQuery(sessionQuery());
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
