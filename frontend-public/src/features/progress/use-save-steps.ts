import { apiRequest } from '@passerelle/api-client/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toasts/toaster';
import { percentOf, progressPath, progressQuery, type Progress } from './progress';

/** Saves which steps are done. They are shown at once, and those that were saved last again should it fail. */
export function useSaveSteps(tutorialId: number) {
  const queryClient = useQueryClient();
  const [unsaved, setUnsaved] = useState<boolean[] | null>(null);
  const { mutate } = useMutation({
    // One save waits for the one before.
    scope: { id: progressPath(tutorialId) },
    mutationFn: (steps: boolean[]) => apiRequest<Progress>(progressPath(tutorialId), 'PUT', { steps }),
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
