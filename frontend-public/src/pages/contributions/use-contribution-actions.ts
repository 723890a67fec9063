import { useNavigate } from 'react-router-dom';
import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { said } from '../../features/session/session';
import { toast } from '../../ui/toasts/toaster';
import type { Contribution } from './contribution';
import { pathOfDraft } from '../../lib/paths';

/** Mutations on published tutorials, each with a toast. */
export function useContributionActions() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // Shown in many lists: invalidate everything.
  const refresh = () => queryClient.invalidateQueries();
  const failed = (fallback: string) => (error: unknown) =>
    toast({ title: 'Erreur', description: said(error) ?? fallback, destructive: true });

  const remove = useMutation({
    mutationFn: ({ id }: Contribution) => call('DELETE', '/api/tutorials/{id}', { path: { id } }),
    onSuccess: async (_, { title }) => {
      await refresh();
      toast({ title: 'Tutoriel mis à la corbeille', description: title });
    },
    onError: failed('Impossible de supprimer ce tutoriel.'),
  });

  const publish = useMutation({
    mutationFn: ({ tutorial: { id }, isPublished }: { tutorial: Contribution; isPublished: boolean }) =>
      call('PUT', '/api/tutorials/{id}/publication', { path: { id }, body: { isPublished } }),
    onSuccess: async ({ isPublished, review }, { tutorial: { title } }) => {
      await refresh();
      const online = isPublished ? 'Tutoriel remis en ligne' : 'Tutoriel dépublié';
      toast({ title: review === 'waiting' ? 'Tutoriel proposé à nouveau' : online, description: title });
    },
    onError: failed('Impossible de changer cela.'),
  });

  const duplicate = useMutation({
    mutationFn: ({ id }: Contribution) => call('POST', '/api/tutorials/{id}/duplicate', { path: { id } }),
    onSuccess: async ({ id, title }) => {
      toast({ title: 'Brouillon créé', description: title });
      await navigate(pathOfDraft(id));
    },
    onError: failed('Impossible de dupliquer ce tutoriel.'),
  });

  return { remove, publish, duplicate };
}
