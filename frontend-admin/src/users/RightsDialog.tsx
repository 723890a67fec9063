import { BooleanInput } from 'react-admin';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { FormDialog } from '../forms/FormDialog';
import { ReasonInput } from '../forms/ReasonInput';
import { usePersonHere } from '../gate/session';
import type { UserDialogProps } from './user';

type Rights = components['schemas']['RightsBody'];

const names = ['isAdmin', 'isModerator', 'isReviewer', 'isContributor'] as const;

/** Grants and revokes roles, with an optional reason. */
export function RightsDialog({ user, onClose }: UserDialogProps) {
  const { id, displayName, isAdmin, isModerator, isReviewer, isContributor } = user;
  const self = usePersonHere();
  const { save } = useAction(
    (body: Rights) => call('PATCH', '/api/admin/users/{id}', { path: { id }, body }),
    {
      done: { title: 'Rôles modifiés', description: `${displayName} en est averti.` },
      failed: 'Erreur lors de la modification des rôles',
      onSuccess: onClose,
    },
  );
  function change(chosen: Rights) {
    const changed = names.filter((name) => chosen[name] !== user[name]);
    if (changed.length > 0) {
      return save({
        ...Object.fromEntries(changed.map((name) => [name, chosen[name]])),
        reason: chosen.reason,
      });
    }
    onClose();
    return undefined;
  }
  return (
    <FormDialog
      title={`Rôles ${ofName(displayName)}`}
      save="Enregistrer"
      defaultValues={{ isAdmin, isModerator, isReviewer, isContributor, reason: null }}
      onSubmit={change}
      onClose={onClose}
    >
      <BooleanInput source="isContributor" label="Contributeur" helperText="Publie des tutoriels." />
      <BooleanInput
        source="isReviewer"
        label="Relecteur"
        helperText="Lit les premiers tutoriels des contributeurs avant qu’ils paraissent."
      />
      <BooleanInput
        source="isModerator"
        label="Modérateur"
        helperText="Signalements, commentaires et suspensions ; ni paramètres ni droits des membres."
      />
      <BooleanInput source="isAdmin" label="Administrateur" helperText="Tout." disabled={id === self.id} />
      <ReasonInput help="Gardé au journal, et dit au membre qui perd un droit." />
    </FormDialog>
  );
}
