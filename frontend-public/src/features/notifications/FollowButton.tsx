import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import BellPlus from '~icons/bell-plus';
import BellRing from '~icons/bell-ring';
import { Button } from '../../ui/controls';
import { toast } from '../../ui/toasts/toaster';
import { said } from '../session/session';
import { useSession } from '../session/use-session';
import { follow, followQuery, followsQuery, type Followed } from './follows';

interface FollowButtonProps {
  followed: Followed;
  /** Of what it is, for the message that tells. */
  name: string;
  /** On the button, before and after. */
  labels: readonly [string, string];
}

/** Has new tutorials of a domain, by an author or under a tag announced, or no longer. For members, and not of oneself. */
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
  // A text of which none can be a tag, or what the server does not tell: there is nothing to press.
  if (isError && !data) return null;
  const Icon = isFollowed ? BellRing : BellPlus;
  return (
    <Button
      variant="outline"
      aria-pressed={isFollowed}
      disabled={!data}
      // One that is disabled meanwhile would lose the focus.
      onClick={() => !change.isPending && change.mutate()}
      css={{ alignSelf: 'start' }}
    >
      <Icon size={18} aria-hidden />
      {isFollowed ? labels[1] : labels[0]}
    </Button>
  );
}
