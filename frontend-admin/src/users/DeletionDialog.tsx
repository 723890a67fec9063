import { Typography } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import { call } from '../api/http';
import { ActionDialog } from '../forms/ActionDialog';
import { ReasonInput } from '../forms/ReasonInput';
import type { UserDialogProps } from './user';

/** Deletes an account for good, as members can do themselves. */
export function DeletionDialog({ user: { id, displayName }, onClose }: UserDialogProps) {
  return (
    <ActionDialog
      title={`Supprimer le compte ${ofName(displayName)} ?`}
      save="Supprimer"
      color="error"
      defaultValues={{ reason: null }}
      run={(body: { reason: string | null }) =>
        call('DELETE', '/api/admin/users/{id}', { path: { id }, body })
      }
      done={{ title: 'Compte supprimé', description: `${displayName} n’a plus de compte.` }}
      failed="Erreur lors de la suppression du compte"
      onClose={onClose}
    >
      <Typography>
        Ses commentaires, évaluations, favoris, collections et sa progression disparaissent ; ses tutoriels
        restent sans son nom. Rien de cela ne se rattrape.
      </Typography>
      <ReasonInput />
    </ActionDialog>
  );
}
