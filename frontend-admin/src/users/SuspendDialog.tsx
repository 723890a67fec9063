import { required, SelectInput, TextInput } from 'react-admin';
import { FormDialog } from '../frame/FormDialog';
import { daysLater } from '../language/days-later';
import type { Suspension } from './use-user-changes';

const durations = [
  { id: 1, name: 'Un jour' },
  { id: 7, name: 'Une semaine' },
  { id: 30, name: 'Un mois' },
  { id: 0, name: 'Définitivement (bannir)' },
];

interface SuspendDialogProps {
  name: string;
  onClose: () => void;
  onSuspend: (suspension: Suspension) => void;
}

/** Asks for duration and reason; the member is told both. */
export function SuspendDialog({ name, onClose, onSuspend }: SuspendDialogProps) {
  function suspend({ days, reason }: Record<string, unknown>) {
    const until = Number(days) > 0 ? daysLater(new Date(), Number(days)).toISOString() : null;
    onSuspend({ until, reason: String(reason).trim() });
    onClose();
  }
  return (
    <FormDialog
      title={`Suspendre ${name}`}
      save="Suspendre"
      color="error"
      defaultValues={{ days: 7 }}
      onSubmit={suspend}
      onClose={onClose}
    >
      <SelectInput source="days" label="Durée" helperText={false} isRequired choices={durations} />
      <TextInput
        source="reason"
        label="Motif"
        helperText="Il sera dit au membre. Ses sessions sont fermées aussitôt."
        validate={required()}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { minLength: 2, maxLength: 500 } }}
      />
    </FormDialog>
  );
}
