import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { listed } from '@passerelle/api-client/numbers';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { ConfirmButton } from '../frame/ConfirmButton';
import { demoContentQuery, describeDemo, type DemoContent } from './first-run';

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
