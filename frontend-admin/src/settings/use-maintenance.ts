import { useMutation } from '@tanstack/react-query';
import { useToast, type Toast } from '../toasts/use-toast';

interface Words {
  done: Toast;
  /** Said when the server gives no reason. */
  failed: string;
}

/** Something that the server does to keep the site in order. */
export function useMaintenance<Result>(work: () => Promise<Result>, { done, failed }: Words) {
  const { succeed, fail } = useToast();
  return useMutation({
    mutationFn: work,
    onSuccess: () => succeed(done),
    onError: (error) => fail(error, failed),
  });
}
