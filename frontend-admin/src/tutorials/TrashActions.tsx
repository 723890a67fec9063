import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Undo2 from '~icons/undo-2';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { call } from '../api/http';
import { useToast } from '../toasts/use-toast';
import type { Tutorial } from './tutorial';

/** Restores a deleted tutorial with all that belongs to it, or erases it before its time. */
export function TrashActions({ tutorial: { id, title } }: { tutorial: Tutorial }) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: ['tutoriels'] });
  const restore = useMutation({
    mutationFn: () => call('POST', '/api/contributions/trash/{id}/restore', { path: { id } }),
    onSuccess: ({ isPublished }) =>
      succeed({
        title: 'Tutoriel rétabli',
        description: isPublished ? 'Il est de nouveau sur le site.' : 'Il est retiré du site, comme avant.',
      }),
    onError: (error) => fail(error, 'Une erreur est survenue lors du rétablissement.'),
    onSettled,
  });
  const erase = useMutation({
    mutationFn: () => call('DELETE', '/api/contributions/trash/{id}', { path: { id } }),
    onSuccess: () =>
      succeed({ title: 'Tutoriel effacé', description: `« ${title} » n’est plus nulle part.` }),
    onError: (error) => fail(error, 'Une erreur est survenue lors de la suppression.'),
    onSettled,
  });
  const isPending = restore.isPending || erase.isPending;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Undo2 size={18} aria-hidden />}
        disabled={isPending}
        onClick={() => restore.mutate()}
        aria-label={`Rétablir « ${title} »`}
      >
        Rétablir
      </Button>
      <Button
        size="small"
        color="error"
        disabled={isPending}
        onClick={() => setAsking(true)}
        aria-label={`Effacer « ${title} »`}
      >
        Effacer
      </Button>
      <Confirm
        isOpen={isAsking}
        title={`Effacer « ${title} » ?`}
        content="Ses commentaires, notes et favoris partent avec. Cela ne peut pas être annulé."
        confirm="Effacer"
        cancel="Annuler"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          erase.mutate();
        }}
      />
    </>
  );
}
