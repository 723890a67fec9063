import { BooleanInput, TextInput } from 'react-admin';
import { ofName } from '@passerelle/api-client/of-name';
import { FormDialog } from '../frame/FormDialog';
import type { Rights } from './use-user-changes';
import type { User } from './user';

const names = ['isAdmin', 'isModerator', 'isReviewer', 'isContributor'] as const;

interface RightsDialogProps {
  user: User;
  isSelf: boolean;
  onClose: () => void;
  onChange: (rights: Rights) => void;
}

/** Grants and revokes roles, with an optional reason. */
export function RightsDialog({ user, isSelf, onClose, onChange }: RightsDialogProps) {
  function change({ reason, ...chosen }: Record<string, unknown>) {
    const changed = names.filter((name) => chosen[name] !== user[name]);
    const rights = Object.fromEntries(changed.map((name) => [name, chosen[name] === true]));
    if (changed.length > 0) onChange({ ...rights, reason: typeof reason === 'string' ? reason : null });
    onClose();
  }
  const { isAdmin, isModerator, isReviewer, isContributor } = user;
  return (
    <FormDialog
      title={`Rôles ${ofName(user.displayName)}`}
      save="Enregistrer"
      defaultValues={{ isAdmin, isModerator, isReviewer, isContributor }}
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
        helperText="Signalements, commentaires et suspensions ; ni paramètres ni droits des membres."
      />
      <BooleanInput source="isAdmin" label="Administrateur" helperText="Tout." disabled={isSelf} />
      <TextInput
        source="reason"
        label="Motif"
        helperText="Gardé au journal, et dit au membre qui perd un droit."
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  );
}
