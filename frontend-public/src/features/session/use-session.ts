import { useIsMutating, useMutationState, useQuery } from '@tanstack/react-query';
import { useHydrated } from '../../ui/use-hydrated';
import { problems, SESSION, sessionQuery, type Session } from './session';

const unanswered = { data: undefined, error: null, isPending: true };

/**
 * What is known of who is here: nothing while a part of the page is taken over, which the server wrote for anybody,
 * even where another part has been told since. On the server the hundred cards of a list need no hundred observers of it.
 */
export const useSessionAnswer = import.meta.env.SSR ? () => unanswered : useAnswer;

function useAnswer() {
  const { data, error, isPending } = useQuery(sessionQuery());
  return useHydrated() ? { data, error, isPending } : unanswered;
}

/** Who uses the site. The page is the same for everybody; the session is asked for in the browser. */
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
