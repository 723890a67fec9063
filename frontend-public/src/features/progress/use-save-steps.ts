import { apiRequest } from '@passerelle/api-client/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toasts/toaster';
import { percentOf, progressPath, progressQuery, type Progress } from './progress';

/** Saves which steps are done; shown at once and taken back should it fail. One save waits for the one before. */
export function useSaveSteps(tutorialId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = progressQuery(tutorialId);
  const show = (steps: boolean[]) =>
    queryClient.setQueryData(queryKey, (progress) => progress && { ...progress, steps });
  return useMutation({
    scope: { id: progressPath(tutorialId) },
    mutationFn: (steps: boolean[]) => apiRequest<Progress>(progressPath(tutorialId), 'PUT', { steps }),
    onMutate: (steps) => {
      const before = queryClient.getQueryData(queryKey)?.steps;
      show(steps);
      return before;
    },
    onSuccess: (_, steps) => {
      toast(
        percentOf(steps) === 100
          ? { title: 'Félicitations !', description: 'Vous êtes au bout de ce tutoriel.' }
          : { title: 'Progression sauvegardée' },
      );
    },
    onError: (_error, _steps, before) => {
      if (before) show(before);
      toast({
        title: 'Erreur',
        description: 'Impossible de sauvegarder votre progression',
        destructive: true,
      });
    },
  });
}
