import { Alert, Card, Stack } from '@mui/material';
import { formatDay, formatMoment } from '@passerelle/api-client/dates';
import { Facts } from '../frame/Facts';
import { Avatar } from '../people/Avatar';
import { suspensionLabel, type User } from './user';
import { UserBadges } from './UserBadges';

const yesOrNo = (value: boolean) => (value ? 'oui' : 'non');

export function UserFacts({ user }: { user: User }) {
  const suspension = suspensionLabel(user);
  const facts = [
    ['ID', user.id],
    ["Nom d'utilisateur", user.username],
    ['Email', `${user.email} (${user.emailConfirmed ? 'confirmée' : 'non confirmée'})`],
    ["Date d'inscription", formatDay(user.createdAt)],
    ['Dernière visite', user.lastSeenAt ? formatMoment(user.lastSeenAt) : 'jamais'],
    ['Contributeur', yesOrNo(user.isContributor)],
    ['Second facteur', yesOrNo(user.twoFactorEnabled)],
  ] as const;
  return (
    <Card component="section" aria-label="Compte" sx={{ p: 2.5 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', mb: 2 }}>
        <Avatar person={user} size={56} />
        <UserBadges user={user} />
      </Stack>
      {suspension && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {suspension}. Motif : {user.suspension?.reason}
        </Alert>
      )}
      <Facts facts={facts} />
    </Card>
  );
}
