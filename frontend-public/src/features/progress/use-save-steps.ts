import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toasts/toaster';
import { percentOf, progressQuery } from './progress';

/** Saves which steps are done. They are shown at once, and those that were saved last again should it fail. */
export function useSaveSteps(tutorialId: number) {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState<boolean[] | null>(null);
  const { mutate } = useMutation({
    // One save waits for the one before.
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
