import { css } from '#styles/css';
import { useQuery } from '@tanstack/react-query';
import { useExpertiseLabels } from '../../../features/session/use-expertises';
import type { User } from '../../../features/session/session';
import { apiQuery } from '../../../lib/query-client';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/controls';
import { formatDay } from '@passerelle/api-client/dates';
import { Container } from '../../../ui/Container';

const countersQuery = () => apiQuery('/api/profile/counters', {}, { staleTime: 0 });

const counters = [
  { name: 'tutorials', label: 'Tutoriels' },
  { name: 'favorites', label: 'Favoris' },
  { name: 'comments', label: 'Commentaires' },
] as const;

function badgeOf({ isAdmin, isModerator, isContributor }: User): string {
  if (isAdmin === true) return 'Administrateur';
  if (isModerator) return 'Modérateur';
  return isContributor ? 'Contributeur de la communauté' : 'Membre';
}

export function ProfileHeader({ user }: { user: User }) {
  const { data } = useQuery(countersQuery());
  const specialty = useExpertiseLabels(user.expertise).join(', ');
  return (
    <div
      className={css({
        bg: 'bg.sunken',
        borderBottomWidth: '1px',
        borderColor: 'border',
        mb: { base: '4', md: '6' },
      })}
    >
      <Container
        css={{
          py: { base: '6', md: '10' },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: { base: 'start', sm: 'center' },
          columnGap: { base: '5', md: '8' },
          rowGap: '6',
        }}
      >
        <Avatar person={{ name: user.displayName, avatar: user.avatar }} size={96} />
        <div className={css({ flex: '1', minW: { base: '12rem', md: '20rem' } })}>
          <h1
            className={css({
              fontSize: { base: '2xl', sm: '3xl' },
              letterSpacing: 'tight',
              overflowWrap: 'anywhere',
            })}
            dir="auto"
          >
            {user.displayName}
          </h1>
          <Badge
            variant={user.isAdmin === true ? 'accent' : 'brand'}
            css={{ mt: '2', fontSize: { base: 'xs', sm: 'sm' } }}
          >
            {badgeOf(user)}
          </Badge>
          {specialty && (
            <p className={css({ mt: '2' })}>
              <span className={css({ color: 'fg.muted' })}>Spécialité :</span> {specialty}
            </p>
          )}
          <p className={css({ mt: '1', fontSize: { base: 'xs', sm: 'sm' }, color: 'fg.muted' })}>
            Membre depuis le <time dateTime={user.createdAt}>{formatDay(user.createdAt)}</time>
          </p>
        </div>
        <dl className={css({ display: 'flex', gap: { base: '6', md: '10' } })} aria-busy={!data}>
          {counters.map(({ name, label }) => (
            <div className={css({ display: 'flex', flexDirection: 'column-reverse' })} key={name}>
              <dt className={css({ fontSize: 'sm', color: 'fg.muted' })}>{label}</dt>
              <dd
                className={css({
                  fontSize: '3xl',
                  fontWeight: 'bold',
                  lineHeight: 'tight',
                  color: 'brand.fg',
                })}
              >
                {data ? data[name] : '–'}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </div>
  );
}
