import { Box, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../language/format-date';
import { PersonName } from '../people/PersonName';
import type { User } from './user';
import { UserBadges } from './UserBadges';
import { UserMenu } from './UserMenu';

/** A member where there is no room for a table. */
export function UserCard({ user }: { user: User }) {
  return (
    <Box component="li" sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Link component={RouterLink} to={`/utilisateurs/${user.id}`} color="inherit">
            <PersonName person={user} />
          </Link>
        </Box>
        <UserMenu user={user} />
      </Stack>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.secondary', mb: 1 }}>
        N° {user.id}, {user.username}, {user.email}
        <br />
        Inscription le {formatDay(user.createdAt)}
      </Typography>
      <UserBadges user={user} />
    </Box>
  );
}
