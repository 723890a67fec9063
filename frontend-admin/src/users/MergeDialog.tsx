import { useQueryClient } from '@tanstack/react-query';
import { AutocompleteInput, ReferenceInput, required, TextInput } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ofName } from '@passerelle/api-client/of-name';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { FormDialog } from '../frame/FormDialog';
import { usePersonHere } from '../gate/session';
import { MergePreview } from './MergePreview';
import type { User } from './user';

interface MergeDialogProps {
  user: User;
  onClose: () => void;
}

const named = ({ displayName, username, email }: User) => `${displayName} (${username}, ${email})`;

/** Moves everything a member owns to another of their accounts and deletes this one. */
export function MergeDialog({ user, onClose }: MergeDialogProps) {
  const { id, displayName, username } = user;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const self = usePersonHere();
  const merging = useAction(
    (body: { into: number; reason: string }) =>
      call('POST', '/api/admin/users/{id}/merge', { path: { id }, body }),
    {
      done: (kept) => ({
        title: 'Comptes fusionnés',
        description: `Ce qui était à ${username} est désormais à ${kept.username}.`,
      }),
      failed: 'Une erreur est survenue lors de la fusion.',
      onSuccess: (kept) => {
        // Refetched when next shown: the mounted queries still ask for the deleted account.
        void queryClient.invalidateQueries({ refetchType: 'none' });
        onClose();
        void navigate(`/utilisateurs/${kept.id}`);
      },
    },
  );
  async function merge({ into, reason }: Record<string, unknown>) {
    await merging.mutateAsync({ into: Number(into), reason: String(reason) }).catch(() => undefined);
  }
  return (
    <FormDialog
      title={`Fusionner le compte ${ofName(displayName)} avec un autre`}
      save="Fusionner"
      color="error"
      onSubmit={merge}
      onClose={onClose}
    >
      <ReferenceInput
        source="into"
        reference="utilisateurs"
        sort={{ field: 'username', order: 'ASC' }}
        perPage={10}
      >
        <AutocompleteInput<User>
          label="Compte qui reçoit tout"
          optionText={named}
          getOptionDisabled={(other: User) => other.id === id || other.id === self.id}
          helperText="Il garde son nom, son adresse, son mot de passe et ses droits."
          validate={required()}
          noOptionsText="Aucun membre trouvé"
          fullWidth
        />
      </ReferenceInput>
      <MergePreview user={user} />
      <TextInput
        source="reason"
        label="Motif"
        helperText="Gardé au journal."
        validate={required()}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <TextInput
        source="confirmation"
        label={`Pour confirmer, tapez ${username}`}
        helperText={false}
        validate={[
          required(),
          (typed: string) => (typed === username ? undefined : `Ce n’est pas ${username}.`),
        ]}
        slotProps={{ htmlInput: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } }}
      />
    </FormDialog>
  );
}
