import { Typography } from '@mui/material';
import { ofName } from '@passerelle/api-client/of-name';
import { FormDialog } from '../frame/FormDialog';
import { ReasonInput, reasonOf } from './ReasonInput';

interface DeletionDialogProps {
  name: string;
  onClose: () => void;
  onDelete: (reason: string | null) => void;
}

/** Deletes an account for good, as members can do themselves. */
export function DeletionDialog({ name, onClose, onDelete }: DeletionDialogProps) {
  function remove(values: Record<string, unknown>) {
    onDelete(reasonOf(values));
    onClose();
  }
  return (
    <FormDialog
      title={`Supprimer le compte ${ofName(name)} ?`}
      save="Supprimer"
      color="error"
      onSubmit={remove}
      onClose={onClose}
    >
      <Typography>
        Ses commentaires, évaluations, favoris, collections et sa progression disparaissent ; ses tutoriels
        restent sans son nom. Rien de cela ne se rattrape.
      </Typography>
      <ReasonInput />
    </FormDialog>
  );
}
