import { email, required, TextInput } from 'react-admin';
import { ofName } from '@passerelle/api-client/of-name';
import { FormDialog } from '../frame/FormDialog';
import { ReasonInput, reasonOf } from './ReasonInput';
import type { User } from './user';

interface AddressDialogProps {
  user: User;
  onClose: () => void;
  onChange: (address: { email: string; reason: string | null }) => void;
}

/** Replaces an email address that its owner can no longer read. */
export function AddressDialog({ user, onClose, onChange }: AddressDialogProps) {
  function change(values: Record<string, unknown>) {
    onChange({ email: String(values['email']), reason: reasonOf(values) });
    onClose();
  }
  return (
    <FormDialog
      title={`Adresse ${ofName(user.displayName)}`}
      save="Changer"
      defaultValues={{ email: user.email }}
      onSubmit={change}
      onClose={onClose}
    >
      <TextInput
        source="email"
        label="Adresse e-mail"
        helperText="Elle vaut aussitôt, et reste à confirmer. L’ancienne est prévenue."
        type="email"
        validate={[required(), email()]}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
      <ReasonInput />
    </FormDialog>
  );
}
