import { Chip, Stack } from '@mui/material';
import { suspensionLabel, type User } from './user';

export function UserBadges({ user }: { user: User }) {
  const suspension = suspensionLabel(user);
  return (
    <Stack direction="row" component="span" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      <Chip
        size="small"
        label={
          user.isAdmin
            ? 'Admin'
            : user.isModerator
              ? 'Modérateur'
              : user.isReviewer
                ? 'Relecteur'
                : 'Utilisateur'
        }
        sx={{
          fontWeight: 600,
          ...((user.isAdmin || user.isModerator || user.isReviewer) && {
            bgcolor: 'primary.light',
            color: 'primary.main',
          }),
        }}
      />
      {suspension && (
        <Chip
          size="small"
          label={suspension}
          sx={{ fontWeight: 600, bgcolor: 'error.light', color: 'error.main' }}
        />
      )}
    </Stack>
  );
}
