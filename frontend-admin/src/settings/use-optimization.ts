import type { components } from '@passerelle/api-client/schema';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { useToast } from '../toasts/use-toast';
import { useEnd } from './use-end';

type Optimization = components['schemas']['OptimizationDto'];

const LOOK_AGAIN_MS = 500;
const stateQuery = queryOptions({
  queryKey: ['database-optimization'],
  queryFn: () => call('GET', '/api/admin/database/optimization'),
  refetchInterval: ({ state }) => (state.data?.isOptimizing ? LOOK_AGAIN_MS : false),
  gcTime: 0,
});

const seconds = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** Starts the database optimisation and polls its progress, whoever started it. */
export function useOptimization() {
  const { succeed, fail } = useToast();
  const { data: state } = useQuery(stateQuery);
  const beginning = useAction(() => call('POST', '/api/admin/database/optimize'), {
    failed: "Une erreur est survenue lors de l'optimisation de la base de données.",
    answers: stateQuery,
  });
  useEnd(state?.isOptimizing, () => {
    if (state?.problem) return fail(undefined, state.problem);
    succeed({
      title: 'Base de données optimisée',
      description: 'La base de données a été optimisée avec succès.',
    });
  });
  return {
    state,
    isRunning: beginning.isPending || state?.isOptimizing === true,
    begin: () => beginning.mutate(),
  };
}

/** Result and duration. */
export function describeOptimization({
  message,
  durationMs,
}: Pick<NonNullable<Optimization['result']>, 'message' | 'durationMs'>): string {
  return `${message} Durée\u00a0: ${seconds.format(durationMs / 1000)}\u00a0s.`;
}
