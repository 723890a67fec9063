import { email, required } from 'react-admin';
import { ofName } from '@passerelle/api-client/of-name';
import { call } from '../api/http';
import { ActionDialog } from '../forms/ActionDialog';
import { ReasonInput } from '../forms/ReasonInput';
import { TextInput } from '../forms/TextInput';
import { STAYS_HERE, useSendsMail } from '../mail/mail';
import type { UserDialogProps } from './user';

/** Replaces an email address that its owner can no longer read. */
export function AddressDialog({ user: { id, displayName, email: address }, onClose }: UserDialogProps) {
  const sendsMail = useSendsMail();
  return (
    <ActionDialog
      title={`Adresse ${ofName(displayName)}`}
      save="Changer"
      defaultValues={{ email: address, reason: null }}
      run={(body: { email: string; reason: string | null }) =>
        call('PUT', '/api/admin/users/{id}/email', { path: { id }, body })
      }
      done={{
        title: 'Adresse changée',
        description: sendsMail ? 'Un lien de confirmation y est envoyé.' : STAYS_HERE,
      }}
      failed="Erreur lors du changement d’adresse"
      onClose={onClose}
    >
      <TextInput
        source="email"
        label="Adresse e-mail"
        helperText="Elle vaut aussitôt, et reste à confirmer. L’ancienne est prévenue."
        type="email"
        validate={[required(), email()]}
        maxLength={254}
      />
      <ReasonInput />
    </ActionDialog>
  );
}
