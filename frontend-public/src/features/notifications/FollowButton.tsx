import { call } from '@passerelle/api-client/call';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import BellPlus from '~icons/bell-plus';
import BellRing from '~icons/bell-ring';
import { Button } from '../../ui/controls';
import { toast } from '../../ui/toasts/toaster';
import { said } from '../session/session';
import { useSession } from '../session/use-session';
import { followQuery } from './notifications';

interface Domain {
  slug: string;
  name: string;
}

/** Has new tutorials of a domain announced, or no longer. For members only. */
export function FollowButton({ domain }: { domain: Domain }) {
  const { user } = useSession();
  return user ? <MemberFollowButton domain={domain} /> : null;
}

function MemberFollowButton({ domain: { slug, name } }: { domain: Domain }) {
  const queryClient = useQueryClient();
  const query = followQuery(slug);
  const { data } = useQuery(query);
  const isFollowed = data?.isFollowed ?? false;
  const change = useMutation({
    mutationFn: () =>
      call(isFollowed ? 'DELETE' : 'PUT', '/api/domains/{key}/follow', { path: { key: slug } }),
    onSuccess: (follow) => {
      queryClient.setQueryData(query.queryKey, follow);
      toast(
        follow.isFollowed
          ? { title: `Vous suivez ${name}`, description: 'Ses nouveaux tutoriels vous seront annoncés.' }
          : { title: `Vous ne suivez plus ${name}` },
      );
    },
    onError: (error) =>
      toast({ title: 'Le suivi n’a pas pu être changé', description: said(error) ?? '', destructive: true }),
  });
  const Icon = isFollowed ? BellRing : BellPlus;
  return (
    <Button
      variant="outline"
      aria-pressed={isFollowed}
      disabled={!data || change.isPending}
      onClick={() => change.mutate()}
      css={{ alignSelf: 'start' }}
    >
      <Icon size={18} aria-hidden />
      {isFollowed ? 'Domaine suivi' : 'Suivre ce domaine'}
    </Button>
  );
}
