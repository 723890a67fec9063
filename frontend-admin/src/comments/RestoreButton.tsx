import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Undo2 from '~icons/undo-2';
import { call } from '../api/http';
import { useToast } from '../toasts/use-toast';

/** Brings a deleted comment back, with its replies and likes. */
export function RestoreButton({ id }: { id: number }) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST', '/api/admin/comments/{id}/restore', { path: { id } }),
    onSuccess: () =>
      succeed({ title: 'Commentaire rétabli', description: 'Ses réponses et ses mentions j’aime aussi.' }),
    onError: (error) => fail(error, 'Une erreur est survenue lors du rétablissement.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['comments'] }),
  });
  return (
    <Button
      size="small"
      color="inherit"
      disabled={isPending}
      onClick={() => mutate()}
      aria-label={`Rétablir le commentaire ${id}`}
      startIcon={<Undo2 size={16} aria-hidden />}
    >
      Rétablir
    </Button>
  );
}
