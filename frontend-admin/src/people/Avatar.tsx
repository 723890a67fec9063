import { initialsOf } from '@passerelle/api-client/initials';
import { Avatar as MuiAvatar } from '@mui/material';

interface AvatarProps {
  person: { displayName: string; avatar: string | null };
  size?: number;
}

/** A member's picture, or their initials. */
export function Avatar({ person, size = 28 }: AvatarProps) {
  return (
    <MuiAvatar
      {...(person.avatar && { src: person.avatar })}
      alt=""
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 700,
        bgcolor: 'primary.light',
        color: 'primary.main',
      }}
    >
      {initialsOf(person.displayName)}
    </MuiAvatar>
  );
}
