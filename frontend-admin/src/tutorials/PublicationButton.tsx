import { Button } from '@mui/material';
import { useUpdate } from 'react-admin';
import { useToast } from '../toasts/use-toast';
import type { Tutorial } from './tutorial';

/** Publishes or unpublishes a tutorial, undoable from the toast. */
export function PublicationButton({ tutorial: { id, title, isPublished } }: { tutorial: Tutorial }) {
  const { succeed, fail } = useToast();
  const [update, { isPending }] = useUpdate(
    'tutoriels',
    { id, data: { isPublished: !isPublished }, previousData: { id, isPublished } },
    {
      mutationMode: 'undoable',
      onSuccess: () =>
        succeed(
          isPublished
            ? {
                title: 'Tutoriel retiré',
                description: 'Son auteur et les administrateurs le lisent toujours.',
              }
            : { title: 'Tutoriel publié', description: 'Tout le monde peut le lire.' },
          true,
        ),
      onError: (error) => fail(error, 'Une erreur est survenue lors du changement.'),
    },
  );
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isPending}
      onClick={() => void update()}
      aria-label={`${isPublished ? 'Retirer' : 'Publier'} « ${title} »`}
    >
      {isPublished ? 'Retirer' : 'Publier'}
    </Button>
  );
}
