import { Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listed } from '@passerelle/api-client/numbers';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { ConfirmButton } from '../frame/ConfirmButton';
import { type DemoContent, demoContentQuery, describeDemo } from './first-run';
import { LoadFailure } from '../frame/LoadFailure';
import { Section } from '../frame/Section';

interface DemoRemovalProps {
  demo: DemoContent;
  onDone?: () => void;
}

/** Removes the sample content, after listing what would stay. */
export function DemoRemoval({ demo, onDone }: DemoRemovalProps) {
  const queryClient = useQueryClient();
  const removing = useAction(() => call('DELETE', '/api/admin/demo-content'), {
    done: {
      title: 'Contenu de démonstration retiré',
      description: 'L’accueil compte désormais ce qu’il y a.',
    },
    failed: 'Le contenu de démonstration n’a pas pu être retiré.',
    onSuccess: (removed) => {
      queryClient.setQueryData(demoContentQuery.queryKey, { ...removed, isThere: false });
      void queryClient.invalidateQueries();
      onDone?.();
    },
  });
  return (
    <>
      {demo.kept.length > 0 && (
        <Typography variant="body2">
          {listed(demo.kept.map((title) => `« ${title} »`))}{' '}
          {demo.kept.length > 1 ? 'resteraient' : 'resterait'} : quelqu’un y a écrit depuis.
        </Typography>
      )}
      <ConfirmButton
        variant="outlined"
        loading={removing.isPending}
        sx={{ alignSelf: 'flex-start' }}
        title="Retirer le contenu de démonstration ?"
        content={`${describeDemo(demo)} partent pour de bon. Rien ne les fait revenir.`}
        confirm="Retirer"
        onConfirm={() => removing.mutate()}
      >
        Retirer le contenu de démonstration
      </ConfirmButton>
    </>
  );
}

/** Removes the sample content; hidden when there is none. */
export function DemoContentTool() {
  const { data: demo, isError } = useQuery(demoContentQuery);
  if (isError && !demo) return <LoadFailure>Le contenu de démonstration n’a pas pu être compté.</LoadFailure>;
  if (!demo?.isThere) return null;
  return (
    <Section
      title="Contenu de démonstration"
      lead={`Le site est venu avec ${describeDemo(demo)}. Ce que d’autres ont écrit depuis n’en fait pas partie.`}
    >
      <DemoRemoval demo={demo} />
    </Section>
  );
}
