import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { useToast } from '../toasts/use-toast';
import type { Tutorial } from './tutorial';

/** Takes a tutorial off the site, or puts it back. */
export function PublicationButton({ tutorial: { id, title, isPublished } }: { tutorial: Tutorial }) {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      dataProvider.update('tutorials', {
        id,
        data: { isPublished: !isPublished },
        previousData: { id, isPublished },
      }),
    onSuccess: () =>
      succeed(
        isPublished
          ? { title: 'Tutoriel retiré', description: 'Son auteur et les administrateurs le lisent toujours.' }
          : { title: 'Tutoriel publié', description: 'Tout le monde peut le lire.' },
      ),
    onError: (error) => fail(error, 'Une erreur est survenue lors du changement.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['tutorials'] }),
  });
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isPending}
      onClick={() => mutate()}
      aria-label={`${isPublished ? 'Retirer' : 'Publier'} « ${title} »`}
    >
      {isPublished ? 'Retirer' : 'Publier'}
    </Button>
  );
}
