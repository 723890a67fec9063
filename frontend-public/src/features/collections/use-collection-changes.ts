import { call } from '@passerelle/api-client/call';
import { useMutation, useQueryClient, type QueryFilters } from '@tanstack/react-query';
import { said } from '../session/session';
import { toast } from '../../ui/toasts/toaster';
import { COLLECTIONS, holdingQuery, type CollectionColor } from './collection';

export interface CollectionValues {
  name: string;
  description: string;
  color: CollectionColor;
  isPublic: boolean;
}

/** Toast for a failed change. */
export function toastFailure(error: unknown): void {
  toast({
    title: 'Erreur',
    description: said(error) ?? 'Impossible de modifier vos collections.',
    destructive: true,
  });
}

/** Mutations on collections, which refetch all lists. */
export function useCollectionChanges() {
  const queryClient = useQueryClient();
  const onSuccess = async () => {
    const shown: QueryFilters = { predicate: ({ queryKey }) => String(queryKey[0]).startsWith(COLLECTIONS) };
    await queryClient.invalidateQueries(shown);
  };

  return {
    create: useMutation({
      mutationFn: (values: CollectionValues) => call('POST', '/api/collections', { body: values }),
      onSuccess,
    }),
    update: useMutation({
      mutationFn: ({ id, ...values }: Partial<CollectionValues> & { id: number }) =>
        call('PATCH', '/api/collections/{id}', { path: { id }, body: values }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: number) => call('DELETE', '/api/collections/{id}', { path: { id } }),
      onSuccess,
      onError: toastFailure,
    }),
    order: useMutation({
      mutationFn: ({ id, tutorialIds }: { id: number; tutorialIds: number[] }) =>
        call('PUT', '/api/collections/{id}/items', { path: { id }, body: { tutorialIds } }),
      onSuccess,
      onError: toastFailure,
    }),
    takeOut: useMutation({
      mutationFn: ({ id, tutorialId }: { id: number; tutorialId: number }) =>
        call('DELETE', '/api/collections/{id}/items/{tutorialId}', { path: { id, tutorialId } }),
      onSuccess,
      onError: toastFailure,
    }),
    hold: useMutation({
      mutationFn: ({ tutorialId, collectionIds }: { tutorialId: number; collectionIds: number[] }) =>
        call('PUT', '/api/tutorials/{id}/collections', { path: { id: tutorialId }, body: { collectionIds } }),
      onSuccess: (_, { tutorialId }) => {
        void queryClient.invalidateQueries(holdingQuery(tutorialId));
        return onSuccess();
      },
      onError: toastFailure,
    }),
  };
}
