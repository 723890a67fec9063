import { queryOptions, useQuery } from '@tanstack/react-query';
import Database from '~icons/database';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { useToast } from '../toasts/use-toast';
import { Tool } from './Tool';
import { useEnd } from './use-end';

const LOOK_AGAIN_MS = 500;
const stateQuery = queryOptions({
  queryKey: ['database-optimization'],
  queryFn: () => call('GET', '/api/admin/database/optimization'),
  refetchInterval: ({ state }) => (state.data?.isOptimizing ? LOOK_AGAIN_MS : false),
  gcTime: 0,
});

const seconds = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** Starts the database optimisation and shows its progress, whoever started it. */
export function OptimizationTool() {
  const { succeed, fail } = useToast();
  const { data: state } = useQuery(stateQuery);
  const beginning = useAction(() => call('POST', '/api/admin/database/optimize'), {
    failed: 'Une erreur est survenue lors de l’optimisation de la base de données.',
    answers: stateQuery,
  });
  useEnd(state?.isOptimizing, () => {
    if (state?.problem) return fail(undefined, state.problem);
    succeed({
      title: 'Base de données optimisée',
      description: 'La base de données a été optimisée avec succès.',
    });
  });
  return (
    <Tool
      icon={Database}
      title="Base de données"
      text="Range ses fichiers et met ses statistiques à jour ; le site peut ralentir un instant."
      button="Optimiser la base de données"
      isRunning={beginning.isPending || state?.isOptimizing === true}
      progress={state?.total ? state : undefined}
      onRun={() => beginning.mutate()}
    >
      {state?.result &&
        `${state.result.message} Durée\u00a0: ${seconds.format(state.result.durationMs / 1000)}\u00a0s.`}
    </Tool>
  );
}
