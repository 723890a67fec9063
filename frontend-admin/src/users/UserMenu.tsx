import { IconButton, Menu, MenuItem } from '@mui/material';
import EllipsisVertical from '~icons/ellipsis-vertical';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePersonHere } from '../gate/session';
import { AddressDialog } from './AddressDialog';
import { DeletionDialog } from './DeletionDialog';
import { MergeDialog } from './MergeDialog';
import { RightsDialog } from './RightsDialog';
import { SuspendDialog } from './SuspendDialog';
import { useUserChanges } from './use-user-changes';
import type { User } from './user';

/** Menu of actions on an account. */
export function UserMenu({ user }: { user: User }) {
  const { id, displayName, isAdmin, isModerator, suspension } = user;
  const changes = useUserChanges(user);
  const self = usePersonHere();
  // Moderators have no rights over other staff.
  const isBeyond = !self.isAdmin && (isAdmin || isModerator);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<'suspend' | 'resign' | 'rights' | 'email' | 'merge' | 'delete'>();
  const close = () => setAnchor(null);
  const choose = (action: () => void) => () => {
    close();
    action();
  };
  return (
    <>
      <IconButton
        aria-label={`Actions pour ${displayName}`}
        aria-haspopup="menu"
        disabled={changes.isChanging}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <MenuItem component={Link} to={`/utilisateurs/${id}`} onClick={close}>
          Voir le membre
        </MenuItem>
        {self.isAdmin && (
          <MenuItem
            onClick={choose(() => (isAdmin && id === self.id ? setAsking('resign') : changes.toggleAdmin()))}
          >
            {isAdmin ? 'Retirer les droits admin' : 'Attribuer droits admin'}
          </MenuItem>
        )}
        {self.isAdmin && <MenuItem onClick={choose(() => setAsking('rights'))}>Rôles…</MenuItem>}
        {suspension ? (
          <MenuItem disabled={isBeyond} onClick={choose(changes.liftSuspension)}>
            Lever la suspension
          </MenuItem>
        ) : (
          <MenuItem disabled={isAdmin || isBeyond} onClick={choose(() => setAsking('suspend'))}>
            Suspendre ou bannir…
          </MenuItem>
        )}
        <MenuItem disabled={isBeyond} onClick={choose(changes.endSessions)}>
          Fermer les sessions
        </MenuItem>
        {self.isAdmin && [
          <MenuItem key="reset" disabled={isAdmin && id !== self.id} onClick={choose(changes.resetPassword)}>
            Envoyer un lien de mot de passe
          </MenuItem>,
          <MenuItem
            key="email"
            disabled={isAdmin || id === self.id}
            onClick={choose(() => setAsking('email'))}
          >
            Changer l’adresse e-mail…
          </MenuItem>,
          <MenuItem
            key="merge"
            disabled={isAdmin || id === self.id}
            onClick={choose(() => setAsking('merge'))}
          >
            Fusionner avec un autre compte…
          </MenuItem>,
          <MenuItem
            key="delete"
            disabled={isAdmin || id === self.id}
            onClick={choose(() => setAsking('delete'))}
          >
            Supprimer le compte…
          </MenuItem>,
        ]}
      </Menu>
      {asking === 'suspend' && (
        <SuspendDialog name={displayName} onClose={() => setAsking(undefined)} onSuspend={changes.suspend} />
      )}
      {asking === 'email' && (
        <AddressDialog user={user} onClose={() => setAsking(undefined)} onChange={changes.changeEmail} />
      )}
      {asking === 'merge' && <MergeDialog user={user} onClose={() => setAsking(undefined)} />}
      {asking === 'delete' && (
        <DeletionDialog
          name={displayName}
          onClose={() => setAsking(undefined)}
          onDelete={changes.deleteAccount}
        />
      )}
      {asking === 'rights' && (
        <RightsDialog
          user={user}
          isSelf={id === self.id}
          onClose={() => setAsking(undefined)}
          onChange={changes.setRights}
        />
      )}
      <Confirm
        isOpen={asking === 'resign'}
        title="Retirer vos propres droits ?"
        content="Vous n’aurez plus accès à l’administration ; quelqu’un d’autre devra vous rendre ces droits."
        confirm="Retirer"
        cancel="Annuler"
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          changes.toggleAdmin();
        }}
      />
    </>
  );
}
