import { Button, Span } from '@chakra-ui/react';
import { ofName } from '@passerelle/api-client/of-name';
import ThumbsUp from '~icons/thumbs-up';
import { toast } from '../../ui/toasts/toaster';
import { signInLink } from '../session/return-path';
import { useSession } from '../session/use-session';
import type { Reply } from './comment';
import { useLike } from './use-comment-changes';

/** Optimistic like; reverts on failure. */
export function LikeButton({ comment, closed }: { comment: Reply; closed: boolean }) {
  const { isAuthenticated, isLoading } = useSession();
  const like = useLike(comment.tutorialId, comment.id);
  const wasLiked = comment.likedByMe ?? false;
  const liked = like.isPending ? like.variables : wasLiked;
  const likes = comment.likes + Number(liked) - Number(wasLiked);

  function toggle() {
    if (isLoading || like.isPending) return;
    if (isAuthenticated) like.mutate(!liked);
    else
      toast({
        title: 'Connexion requise',
        description: 'Vous devez être connecté pour liker un commentaire',
        destructive: true,
        link: signInLink(),
      });
  }

  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={liked}
      disabled={closed && !liked}
      onClick={toggle}
      px="2"
      ms="-2"
      color={liked ? 'brand.fg' : 'fg.muted'}
    >
      <ThumbsUp size={16} fill={liked ? 'currentColor' : 'none'} aria-hidden />
      <Span srOnly>J’aime ce commentaire {ofName(comment.user.displayName)} :</Span>
      {likes}
    </Button>
  );
}
