import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toasts/toaster';
import { percentOf, progressQuery } from './progress';

/** Saves the completed steps. Updates optimistically and rolls back to the last saved state on failure. */
export function useSaveSteps(tutorialId: number) {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState<boolean[] | null>(null);
  const { mutate } = useMutation({
    // Mutations of one scope run one after another.
    scope: { id: `progress-${tutorialId}` },
    mutationFn: (steps: boolean[]) =>
      call('PUT', '/api/tutorials/{id}/progress', { path: { id: tutorialId }, body: { steps } }),
    onSuccess: (_, steps) => {
      queryClient.setQueryData(
        progressQuery(tutorialId).queryKey,
        (progress) => progress && { ...progress, steps },
      );
      toast(
        percentOf(steps) === 100
          ? { title: 'Félicitations !', description: 'Vous êtes au bout de ce tutoriel.' }
          : { title: 'Progression sauvegardée' },
      );
    },
    onError: () =>
      toast({
        title: 'Erreur',
        description: 'Impossible de sauvegarder votre progression',
        destructive: true,
      }),
  });
  return {
    unsaved,
    save: (steps: boolean[]) => {
      setUnsaved(steps);
      mutate(steps, { onSettled: () => setUnsaved(null) });
    },
  };
}
