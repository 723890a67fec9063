import { useQueryClient } from '@tanstack/react-query';
import { AutocompleteInput, ReferenceInput, required } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ofName } from '@passerelle/api-client/of-name';
import { call } from '../api/http';
import { ActionDialog } from '../forms/ActionDialog';
import { ReasonInput } from '../forms/ReasonInput';
import { TextInput } from '../forms/TextInput';
import { usePersonHere } from '../gate/session';
import { paths } from '../paths';
import { MergePreview } from './MergePreview';
import type { User, UserDialogProps } from './user';

const named = ({ displayName, username, email }: User) => `${displayName} (${username}, ${email})`;

/** Moves everything a member owns to another of their accounts and deletes this one. */
export function MergeDialog({ user, onClose }: UserDialogProps) {
  const { id, displayName, username } = user;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const self = usePersonHere();
  return (
    <ActionDialog
      title={`Fusionner le compte ${ofName(displayName)} avec un autre`}
      save="Fusionner"
      color="error"
      run={(body: { into: number; reason: string }) =>
        call('POST', '/api/admin/users/{id}/merge', { path: { id }, body })
      }
      done={(kept) => ({
        title: 'Comptes fusionnés',
        description: `Ce qui était à ${username} est désormais à ${kept.username}.`,
      })}
      failed="Une erreur est survenue lors de la fusion."
      refreshes={[]}
      onSuccess={(kept) => {
        // Refetched when next shown: the mounted queries still ask for the deleted account.
        void queryClient.invalidateQueries({ refetchType: 'none' });
        void navigate(paths.user(kept.id));
      }}
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
      <ReasonInput isRequired />
      <TextInput
        source="confirmation"
        label={`Pour confirmer, tapez ${username}`}
        validate={[
          required(),
          (typed: string) => (typed === username ? undefined : `Ce n’est pas ${username}.`),
        ]}
        isCode
        maxLength={50}
      />
    </ActionDialog>
  );
}
