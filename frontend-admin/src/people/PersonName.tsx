import { Stack, Typography } from '@mui/material';
import { Avatar } from './Avatar';

interface PersonNameProps {
  person: { displayName: string; avatar: string | null } | null;
  size?: number;
}

/** Picture and name; said so when the account is gone. */
export function PersonName({ person, size = 28 }: PersonNameProps) {
  if (!person) return <span>Utilisateur inconnu</span>;
  return (
    <Stack direction="row" component="span" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
      <Avatar person={person} size={size} />
      <Typography component="span" variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {person.displayName}
      </Typography>
    </Stack>
  );
}
