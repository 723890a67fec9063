import { Divider, ListItemIcon, MenuItem, Typography } from '@mui/material';
import ExternalLink from '~icons/external-link';
import LogOut from '~icons/log-out';
import UserRound from '~icons/user-round';
import { useLogout, UserMenu } from 'react-admin';
import { usePersonHere } from '../gate/session';
import { sitePaths } from '../paths';
import { Avatar } from '../people/Avatar';
import { useToast } from '../toasts/use-toast';

const places = [
  { path: sitePaths.home, label: 'Voir le site', Icon: ExternalLink },
  { path: sitePaths.profile, label: 'Mon profil', Icon: UserRound },
];

/** Menu of the signed-in person. */
export function AccountMenu() {
  const person = usePersonHere();
  const { fail } = useToast();
  const logout = useLogout();
  const signOut = () => logout().catch((error: unknown) => fail(error, 'Erreur lors de la déconnexion'));
  return (
    <UserMenu icon={<Avatar person={person} size={30} />}>
      <Typography component="li" role="presentation" variant="body2" sx={{ px: 2, py: 1 }}>
        <strong>{person.displayName}</strong>
        <br />
        {person.email}
      </Typography>
      <Divider component="li" role="presentation" />
      {places.map(({ path, label, Icon }) => (
        <MenuItem key={path} component="a" href={path}>
          <ListItemIcon>
            <Icon size={18} aria-hidden />
          </ListItemIcon>
          {label}
        </MenuItem>
      ))}
      <MenuItem onClick={() => void signOut()}>
        <ListItemIcon>
          <LogOut size={18} aria-hidden />
        </ListItemIcon>
        Se déconnecter
      </MenuItem>
    </UserMenu>
  );
}
