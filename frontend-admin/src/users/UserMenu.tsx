import { IconButton, Menu, MenuItem } from '@mui/material';
import EllipsisVertical from '~icons/ellipsis-vertical';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { Link } from 'react-router-dom';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { usePersonHere } from '../gate/session';
import { STAYS_HERE, useSendsMail } from '../mail/mail';
import { paths } from '../paths';
import type { Toast } from '../toasts/use-toast';
import { AddressDialog } from './AddressDialog';
import { DeletionDialog } from './DeletionDialog';
import { MergeDialog } from './MergeDialog';
import { RightsDialog } from './RightsDialog';
import { SuspendDialog } from './SuspendDialog';
import type { User } from './user';

const dialogs = {
  rights: RightsDialog,
  suspend: SuspendDialog,
  email: AddressDialog,
  merge: MergeDialog,
  delete: DeletionDialog,
};

interface Act {
  run: () => Promise<unknown>;
  done: Toast;
  failed: string;
}

/** Actions on an account that need no dialog. */
function actsOn({ id, isAdmin, displayName }: User, sendsMail: boolean) {
  const path = { path: { id } };
  return {
    toggleAdmin: {
      run: () => call('PATCH', '/api/admin/users/{id}', { ...path, body: { isAdmin: !isAdmin } }),
      done: { title: 'Succès', description: 'Le statut administrateur a été mis à jour' },
      failed: 'Erreur lors de la mise à jour du statut administrateur',
    },
    resetPassword: {
      run: () => call('POST', '/api/admin/users/{id}/password-reset', path),
      done: sendsMail
        ? { title: 'Lien envoyé', description: `${displayName} peut choisir un nouveau mot de passe.` }
        : { title: 'Lien préparé', description: `${STAYS_HERE} Remettez-en le lien à ${displayName}.` },
      failed: 'Erreur lors de l’envoi du lien',
    },
    liftSuspension: {
      run: () => call('DELETE', '/api/admin/users/{id}/suspension', path),
      done: { title: 'Suspension levée', description: `${displayName} peut de nouveau se connecter.` },
      failed: 'Erreur lors de la levée de la suspension',
    },
    endSessions: {
      run: () => call('DELETE', '/api/admin/users/{id}/sessions', path),
      done: { title: 'Sessions fermées', description: `${displayName} devra se reconnecter.` },
      failed: 'Erreur lors de la fermeture des sessions',
    },
  } satisfies Record<string, Act>;
}

/** Menu of actions on an account. */
export function UserMenu({ user }: { user: User }) {
  const { id, displayName, isAdmin, isModerator, suspension } = user;
  const acts = actsOn(user, useSendsMail());
  const { mutate, isPending } = useAction(({ run }: Act) => run(), {
    done: (_, { done }) => done,
    failed: ({ failed }) => failed,
  });
  const self = usePersonHere();
  // Moderators have no rights over other staff.
  const isBeyond = !self.isAdmin && (isAdmin || isModerator);
  const isOutOfReach = isAdmin || id === self.id;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asking, setAsking] = useState<keyof typeof dialogs | 'admin'>();
  const Dialog = asking && asking !== 'admin' ? dialogs[asking] : undefined;
  const item = (label: string, act: () => void, disabled = false) => (
    <MenuItem
      key={label}
      disabled={disabled}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <>
      <IconButton
        aria-label={`Actions pour ${displayName}`}
        aria-haspopup="menu"
        disabled={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={20} aria-hidden />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem component={Link} to={paths.user(id)} onClick={() => setAnchor(null)}>
          Voir le membre
        </MenuItem>
        {self.isAdmin &&
          item(isAdmin ? 'Retirer les droits admin' : 'Attribuer droits admin', () => setAsking('admin'))}
        {self.isAdmin && item('Rôles…', () => setAsking('rights'))}
        {suspension
          ? item('Lever la suspension', () => mutate(acts.liftSuspension), isBeyond)
          : item('Suspendre ou bannir…', () => setAsking('suspend'), isAdmin || isBeyond)}
        {item('Fermer les sessions', () => mutate(acts.endSessions), isBeyond)}
        {self.isAdmin && [
          item(
            'Envoyer un lien de mot de passe',
            () => mutate(acts.resetPassword),
            isAdmin && id !== self.id,
          ),
          item('Changer l’adresse e-mail…', () => setAsking('email'), isOutOfReach),
          item('Fusionner avec un autre compte…', () => setAsking('merge'), isOutOfReach),
          item('Supprimer le compte…', () => setAsking('delete'), isOutOfReach),
        ]}
      </Menu>
      {Dialog && <Dialog user={user} onClose={() => setAsking(undefined)} />}
      <Confirm
        isOpen={asking === 'admin'}
        {...questionOn(user, id === self.id)}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          mutate(acts.toggleAdmin);
        }}
      />
    </>
  );
}

/** Confirmation before somebody becomes an administrator or ceases to be one. */
function questionOn({ displayName, isAdmin }: User, isSelf: boolean) {
  if (!isAdmin)
    return {
      title: `Donner les droits d’administration à ${displayName} ?`,
      content: 'Ce compte pourra tout lire et tout changer, y compris les réglages et les autres comptes.',
      confirm: 'Attribuer',
    };
  return isSelf
    ? {
        title: 'Retirer vos propres droits ?',
        content:
          'Vous n’aurez plus accès à l’administration ; quelqu’un d’autre devra vous rendre ces droits.',
        confirm: 'Retirer',
      }
    : {
        title: `Retirer les droits d’administration de ${displayName} ?`,
        content: 'Ce compte n’aura plus accès à l’administration.',
        confirm: 'Retirer',
      };
}
