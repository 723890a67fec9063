import { Divider, IconButton, ListItemIcon, Menu, MenuItem, Typography } from '@mui/material';
import ExternalLink from '~icons/external-link';
import LogOut from '~icons/log-out';
import UserRound from '~icons/user-round';
import { useState } from 'react';
import { call } from '../api/http';
import { useAdministrator } from '../gate/session';
import { Avatar } from '../people/Avatar';
import { useToast } from '../toasts/use-toast';

/** Who is signed in here, and the ways out. */
export function UserMenu() {
  const person = useAdministrator();
  const { fail } = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  async function signOut() {
    try {
      await call('POST', '/api/auth/logout');
      location.assign('/');
    } catch (error) {
      fail(error, 'Erreur lors de la déconnexion');
    }
  }

  return (
    <>
      <IconButton
        aria-label={`Menu de ${person.displayName}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar person={person} size={30} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <Typography component="li" role="presentation" variant="body2" sx={{ px: 2, py: 1 }}>
          <strong>{person.displayName}</strong>
          <br />
          {person.email}
        </Typography>
        <Divider component="li" role="presentation" />
        <MenuItem component="a" href="/">
          <ListItemIcon>
            <ExternalLink size={18} aria-hidden />
          </ListItemIcon>
          Voir le site
        </MenuItem>
        <MenuItem component="a" href="/profil">
          <ListItemIcon>
            <UserRound size={18} aria-hidden />
          </ListItemIcon>
          Mon profil
        </MenuItem>
        <MenuItem onClick={() => void signOut()}>
          <ListItemIcon>
            <LogOut size={18} aria-hidden />
          </ListItemIcon>
          Se déconnecter
        </MenuItem>
      </Menu>
    </>
  );
}
