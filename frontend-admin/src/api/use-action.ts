import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useToast, type Toast } from '../toasts/use-toast';

interface ActionOptions<Given, Result> {
  /** Left out where the screen itself shows the result. */
  done?: Toast | ((result: Result, given: Given) => Toast);
  /** Shown when the server gives no reason. */
  failed: string | ((given: Given) => string);
  /** Queries to read again, whether the call succeeded or not: somebody else may have been faster. */
  refreshes?: QueryKey[];
  onSuccess?: (result: Result, given: Given) => void;
}

/** A call that changes something; a toast tells how it ended. Pending until `refreshes` have been read again. */
export function useAction<Given = void, Result = unknown>(
  run: (given: Given) => Promise<Result>,
  { done, failed, refreshes = [], onSuccess }: ActionOptions<Given, Result>,
) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  return useMutation({
    mutationFn: run,
    onSuccess: (result, given) => {
      if (done) succeed(typeof done === 'function' ? done(result, given) : done);
      onSuccess?.(result, given);
    },
    onError: (error, given) => fail(error, typeof failed === 'function' ? failed(given) : failed),
    onSettled: () => Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
