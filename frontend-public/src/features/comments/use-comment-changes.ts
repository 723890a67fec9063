import { call } from '@passerelle/api-client/call';
import { ApiError } from '@passerelle/api-client/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toasts/toaster';
import { textStays } from '../../ui/forms/text-stays';
import { commentsQuery, withoutComment, type Comment, type WrittenComment } from './comment';

/** Updates the cached list at once and refetches it. */
function useCommentList(tutorialId: number) {
  const queryClient = useQueryClient();
  const { queryKey } = commentsQuery(tutorialId);
  return {
    change: (edit: (comments: Comment[]) => Comment[]) =>
      queryClient.setQueryData(queryKey, (comments) => comments && edit(comments)),
    refresh: () => queryClient.invalidateQueries({ queryKey, exact: true }),
  };
}

/** Publishes a comment, or a reply. */
export function usePublish(tutorialId: number, parentId: number | null) {
  const { change, refresh } = useCommentList(tutorialId);
  return useMutation({
    mutationFn: (content: string) =>
      call('POST', '/api/tutorials/{id}/comments', { path: { id: tutorialId }, body: { content, parentId } }),
    onSuccess: (published) => {
      if ('isHeld' in published) {
        toast({ title: 'Commentaire envoyé', description: published.message });
        return;
      }
      const written = published as WrittenComment;
      // The live connection may have brought it before.
      const isOther = ({ id }: { id: number }) => id !== written.id;
      change((comments) =>
        parentId === null
          ? [written, ...comments.filter(isOther)]
          : comments.map((comment) =>
              comment.id === parentId
                ? { ...comment, replies: [...comment.replies.filter(isOther), written] }
                : comment,
            ),
      );
      void refresh();
    },
    onError: (error) =>
      toast({
        title: error instanceof ApiError && error.status === 401 ? 'Connexion requise' : 'Erreur',
        description: textStays(error) ?? "Impossible d'envoyer votre commentaire",
        destructive: true,
      }),
  });
}

/** Likes or unlikes; pending until the list is refetched. */
export function useLike(tutorialId: number, commentId: number) {
  const { change, refresh } = useCommentList(tutorialId);
  return useMutation({
    mutationFn: (like: boolean) =>
      call(like ? 'POST' : 'DELETE', '/api/comments/{id}/like', { path: { id: commentId } }),
    onSuccess: async ({ likes, liked }) => {
      const edit = <C extends Pick<Comment, 'id'>>(comment: C): C =>
        comment.id === commentId ? { ...comment, likes, likedByMe: liked } : comment;
      change((comments) =>
        comments.map((comment) => ({ ...edit(comment), replies: comment.replies.map(edit) })),
      );
      await refresh();
    },
    onError: (error, like) => {
      toast({
        title: 'Erreur',
        description: like ? "Impossible d'ajouter un like" : 'Impossible de retirer votre like',
        destructive: true,
      });
      if (error instanceof ApiError && error.status === 404) void refresh();
    },
  });
}

export function useDelete(tutorialId: number) {
  const { change, refresh } = useCommentList(tutorialId);
  return useMutation({
    mutationFn: (id: number) => call('DELETE', '/api/comments/{id}', { path: { id } }),
    onSuccess: (_, deleted) => {
      change((comments) => withoutComment(comments, deleted));
      void refresh();
      toast({
        title: 'Commentaire supprimé',
        description: 'Votre commentaire a été supprimé avec succès',
      });
    },
    onError: () =>
      toast({
        title: 'Erreur',
        description: 'Impossible de supprimer le commentaire',
        destructive: true,
      }),
  });
}
