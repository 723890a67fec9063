import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { keepFavorites, readKeptFavorites } from '../../lib/kept-favorites';
import { toast } from '../../ui/toasts/toaster';
import { signInLink } from '../session/return-path';
import { useSessionAnswer } from '../session/use-session';
import { FAVORITES, favoriteIdsQuery, favoriteStatusQuery, withFavorite } from './favorite';

interface Favorite {
  isFavorite: boolean;
  toggle: () => void;
}

type UseFavorite = (tutorialId: number, alone: boolean) => Favorite;

/** The server renders for anybody. */
const notKnown: UseFavorite = () => ({ isFavorite: false, toggle: () => undefined });

/**
 * Whether a tutorial is a favourite, with an optimistic toggle.
 * @param alone queries this tutorial only; the cards of a list share one query
 */
export const useFavorite = import.meta.env.SSR ? notKnown : useMemberFavorite;

function useMemberFavorite(tutorialId: number, alone: boolean): Favorite {
  const queryClient = useQueryClient();
  const session = useSessionAnswer();
  const isMember = Boolean(session.data);
  const status = useQuery({ ...favoriteStatusQuery(tutorialId), enabled: isMember && alone });
  const list = useQuery({ ...favoriteIdsQuery(), enabled: isMember && !alone });

  const known = alone ? status.data?.isFavorite : list.data?.ids.includes(tutorialId);
  const failed = alone ? status.isError : list.isError;
  const kept = known ?? (failed && readKeptFavorites().includes(tutorialId));
  const change = useMutation({
    mutationFn: (isFavorite: boolean) =>
      isFavorite
        ? call('POST', '/api/favorites', { body: { tutorialId } })
        : call('DELETE', '/api/favorites/{tutorialId}', { path: { tutorialId } }),
    onSuccess: (_, isFavorite) => {
      const { queryKey } = favoriteIdsQuery();
      queryClient.setQueryData(favoriteStatusQuery(tutorialId).queryKey, { isFavorite });
      queryClient.setQueryData(
        queryKey,
        (before) => before && { ids: withFavorite(before.ids, tutorialId, isFavorite) },
      );
      keepFavorites(withFavorite(readKeptFavorites(), tutorialId, isFavorite));
      void queryClient.invalidateQueries({ queryKey: [FAVORITES] });
      toast({ title: isFavorite ? 'Ajouté aux favoris' : 'Retiré des favoris' });
    },
    onError: () =>
      toast({
        title: 'Erreur',
        description: 'Impossible de mettre à jour vos favoris',
        destructive: true,
      }),
  });
  // Optimistic: reverts when the change fails.
  const isFavorite = isMember && (change.isPending ? change.variables : kept);

  return {
    isFavorite,
    toggle: () => {
      if (session.isPending || change.isPending) return;
      if (isMember) change.mutate(!isFavorite);
      else
        toast({
          title: 'Connexion requise',
          description: 'Vous devez être connecté pour ajouter des favoris',
          destructive: true,
          link: signInLink(),
        });
    },
  };
}
