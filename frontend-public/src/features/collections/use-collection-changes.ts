import { apiRequest } from '@passerelle/api-client/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { said } from '../session/session';
import { toast } from '../../ui/toasts/toaster';
import { COLLECTIONS, holdingQuery, type Collection, type CollectionColor } from './collection';

export interface CollectionValues {
  name: string;
  description: string;
  color: CollectionColor;
  isPublic: boolean;
}

/** Says that a change was refused or did not arrive. */
export function toastFailure(error: unknown): void {
  toast({
    title: 'Erreur',
    description: said(error) ?? 'Impossible de modifier vos collections.',
    destructive: true,
  });
}

/** What a member can do to their collections. Whatever shows them is read again. */
export function useCollectionChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey }) => String(queryKey[0]).startsWith(COLLECTIONS),
    });

  return {
    create: useMutation({
      mutationFn: (values: CollectionValues) => apiRequest<Collection>(COLLECTIONS, 'POST', values),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({ id, ...values }: Partial<CollectionValues> & { id: number }) =>
        apiRequest<Collection>(`${COLLECTIONS}/${id}`, 'PATCH', values),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => apiRequest(`${COLLECTIONS}/${id}`, 'DELETE'),
      onSuccess,
      onError: toastFailure,
    }),
    order: useMutation({
      mutationFn: ({ id, tutorialIds }: { id: number; tutorialIds: number[] }) =>
        apiRequest(`${COLLECTIONS}/${id}/items`, 'PUT', { tutorialIds }),
      onSuccess,
      onError: toastFailure,
    }),
    takeOut: useMutation({
      mutationFn: ({ id, tutorialId }: { id: number; tutorialId: number }) =>
        apiRequest(`${COLLECTIONS}/${id}/items/${tutorialId}`, 'DELETE'),
      onSuccess,
      onError: toastFailure,
    }),
    hold: useMutation({
      mutationFn: ({ tutorialId, collectionIds }: { tutorialId: number; collectionIds: number[] }) =>
        apiRequest(`/api/tutorials/${tutorialId}/collections`, 'PUT', { collectionIds }),
      onSuccess: (_, { tutorialId }) => {
        void queryClient.invalidateQueries(holdingQuery(tutorialId));
        return onSuccess();
      },
      onError: toastFailure,
    }),
  };
}
