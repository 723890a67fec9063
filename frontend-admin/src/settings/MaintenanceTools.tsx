import { Box } from '@mui/material';
import SearchCheck from '~icons/search-check';
import { useQuery } from '@tanstack/react-query';
import { DeadLetters } from '../events/DeadLetters';
import { DemoContentTool } from '../first-run/DemoRemoval';
import { BackupsTool } from './BackupsTool';
import { Logs } from './Logs';
import { OptimizationTool } from './OptimizationTool';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { Tool } from './Tool';

const LOOK_AGAIN_MS = 500;

export function MaintenanceTools() {
  const rebuilding = useAction(() => call('POST', '/api/admin/search-index/rebuild'), {
    done: { title: 'Index reconstruit', description: "L'index de recherche a été reconstruit avec succès." },
    failed: 'Une erreur est survenue lors de la reconstruction de l’index.',
  });
  const { data: progress } = useQuery({
    queryKey: ['search-index'],
    queryFn: () => call('GET', '/api/admin/search-index'),
    // It also runs by itself after a start or a restored backup.
    refetchInterval: ({ state }) => (rebuilding.isPending || state.data?.total ? LOOK_AGAIN_MS : false),
    gcTime: 0,
  });
  const isBehind = Boolean(progress?.total);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <Tool
          icon={SearchCheck}
          title="Index de recherche"
          text="Retrouve les mots de tous les tutoriels ; la recherche répond pendant ce temps."
          button="Reconstruire l'index"
          isRunning={rebuilding.isPending || isBehind}
          progress={isBehind ? progress : undefined}
          onRun={() => rebuilding.mutate()}
        >
          {rebuilding.data &&
            `${rebuilding.data.rebuilt} ${rebuilding.data.rebuilt > 1 ? 'tutoriels indexés' : 'tutoriel indexé'}.`}
        </Tool>
        <OptimizationTool />
      </Box>
      <BackupsTool />
      <DemoContentTool />
      <DeadLetters />
      <Logs />
    </>
  );
}
