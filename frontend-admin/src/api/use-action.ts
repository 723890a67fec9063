import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useResourceContext } from 'react-admin';
import { useToast, type Toast } from '../toasts/use-toast';
import { fieldsOf } from './refusal';

export interface ActionOptions<Given, Result> {
  /** Toast after a success; undefined where the screen itself shows the result. */
  done?: Toast | ((result: Result, given: Given) => Toast) | undefined;
  /** Error shown if the server gives no reason. */
  failed: string | ((given: Given) => string);
  /** False if the fields already show the server's reason. */
  saysWhy?: boolean | undefined;
  /** Key of a query whose data the result replaces. */
  answers?: { queryKey: QueryKey } | undefined;
  /** Queries to refetch, also after a failure, as somebody else may have been faster. Defaults to the resource's. */
  refreshes?: QueryKey[] | undefined;
  onSuccess?: ((result: Result, given: Given) => void) | undefined;
}

/** A call that changes something, with a toast for its outcome. Pending until `refreshes` are refetched. */
export function useAction<Given = void, Result = unknown>(
  run: (given: Given) => Promise<Result>,
  { done, failed, saysWhy = true, answers, refreshes, onSuccess }: ActionOptions<Given, Result>,
) {
  const queryClient = useQueryClient();
  const resource = useResourceContext();
  const { succeed, fail } = useToast();
  const stale = refreshes ?? (resource ? [[resource]] : []);
  const action = useMutation({
    mutationFn: run,
    onSuccess: (result, given) => {
      if (answers) queryClient.setQueryData(answers.queryKey, result);
      if (done) succeed(typeof done === 'function' ? done(result, given) : done);
      onSuccess?.(result, given);
    },
    onError: (error, given) =>
      fail(saysWhy ? error : undefined, typeof failed === 'function' ? failed(given) : failed),
    onSettled: () => Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  /** For forms: resolves to the server's errors by field. */
  const save = (given: Given) => action.mutateAsync(given).then(() => undefined, fieldsOf);
  return { ...action, save };
}
