import { Stack, Typography } from '@mui/material';
import { Link } from 'react-admin';
import { paths } from '../paths';
import { Avatar } from './Avatar';

interface PersonNameProps {
  person: { id: number; displayName: string; avatar: string | null } | null;
  size?: number;
  /** Leads to the member's screen. */
  isLink?: boolean;
}

/** Picture and name, or « Utilisateur inconnu » for a deleted account. */
export function PersonName({ person, size = 28, isLink = false }: PersonNameProps) {
  if (!person) return <span>Utilisateur inconnu</span>;
  if (isLink) {
    return (
      <Link to={paths.user(person.id)} color="inherit">
        <PersonName person={person} size={size} />
      </Link>
    );
  }
  return (
    <Stack
      direction="row"
      component="span"
      sx={{
        // In a link, the name is underlined but not the picture.
        display: 'inline-flex',
        gap: 1,
        alignItems: 'center',
        minWidth: 0,
        verticalAlign: 'middle',
        'a > &': { '@media (pointer: coarse)': { minHeight: 44 } },
        'a > & > :last-child': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      }}
    >
      <Avatar person={person} size={size} />
      <Typography component="span" variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {person.displayName}
      </Typography>
    </Stack>
  );
}
