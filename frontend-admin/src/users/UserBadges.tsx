import { Chip, Stack } from '@mui/material';
import { suspensionLabel, type User } from './user';

const staff = [
  ['isAdmin', 'Admin'],
  ['isModerator', 'Modérateur'],
  ['isReviewer', 'Relecteur'],
] as const;

const ofStaff = { bgcolor: 'primary.light', color: 'primary.main' };
const ofSuspended = { bgcolor: 'error.light', color: 'error.main' };

export function UserBadges({ user }: { user: User }) {
  const suspension = suspensionLabel(user);
  const [, role] = staff.find(([right]) => user[right]) ?? [];
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Chip size="small" label={role ?? 'Utilisateur'} sx={{ fontWeight: 600, ...(role && ofStaff) }} />
      {suspension && <Chip size="small" label={suspension} sx={{ fontWeight: 600, ...ofSuspended }} />}
    </Stack>
  );
}
