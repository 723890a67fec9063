import { Button } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import BellPlus from '~icons/bell-plus';
import BellRing from '~icons/bell-ring';
import { toast } from '../../ui/toasts/toaster';
import { said } from '../session/session';
import { useSession } from '../session/use-session';
import { follow, followQuery, followsQuery, type Followed } from './follow';

interface FollowButtonProps {
  followed: Followed;
  /** Name of the followed thing, for the toast. */
  name: string;
  /** Button labels: not followed, followed. */
  labels: readonly [string, string];
}

/**
 * Toggles announcements of new tutorials in a domain, by an author or under a tag. Shown to members, never for
 * themselves.
 */
export function FollowButton(props: FollowButtonProps) {
  const { user } = useSession();
  const { followed } = props;
  const isOneself = 'author' in followed && followed.author === user?.id;
  return user && !isOneself ? <MemberFollowButton {...props} /> : null;
}

function MemberFollowButton({ followed, name, labels }: FollowButtonProps) {
  const queryClient = useQueryClient();
  const query = followQuery(followed) as UseQueryOptions<{ isFollowed: boolean }>;
  const { data, isError } = useQuery(query);
  const isFollowed = data?.isFollowed ?? false;
  const change = useMutation({
    mutationFn: () => follow(followed, isFollowed ? 'DELETE' : 'PUT'),
    onSuccess: (answer) => {
      queryClient.setQueryData(query.queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: followsQuery().queryKey });
      toast(
        answer.isFollowed
          ? { title: `Vous suivez ${name}`, description: 'Ses nouveaux tutoriels vous seront annoncés.' }
          : { title: `Vous ne suivez plus ${name}` },
      );
    },
    onError: (error) =>
      toast({ title: 'Le suivi n’a pas pu être changé', description: said(error) ?? '', destructive: true }),
  });
  // An invalid tag, or a failed request: nothing to toggle.
  if (isError && !data) return null;
  const Icon = isFollowed ? BellRing : BellPlus;
  return (
    <Button
      variant="outline"
      aria-pressed={isFollowed}
      disabled={!data}
      // A disabled button would lose the focus, so clicks are ignored while the request runs.
      onClick={() => !change.isPending && change.mutate()}
      alignSelf="start"
    >
      <Icon size={18} aria-hidden />
      {isFollowed ? labels[1] : labels[0]}
    </Button>
  );
}
