import { SelectInput } from 'react-admin';
import { call } from '../api/http';
import { ActionDialog } from '../forms/ActionDialog';
import { ReasonInput } from '../forms/ReasonInput';
import { daysLater } from '../language/days-later';
import { STAYS_HERE, useSendsMail } from '../mail/mail';
import type { UserDialogProps } from './user';

const durations = [
  { id: 1, name: 'Un jour' },
  { id: 7, name: 'Une semaine' },
  { id: 30, name: 'Un mois' },
  { id: 0, name: 'Définitivement (bannir)' },
];

/** Asks for duration and reason; the member receives both. */
export function SuspendDialog({ user: { id, displayName }, onClose }: UserDialogProps) {
  const sendsMail = useSendsMail();
  return (
    <ActionDialog
      title={`Suspendre ${displayName}`}
      save="Suspendre"
      color="error"
      defaultValues={{ days: 7 }}
      run={({ days, reason }: { days: number; reason: string }) => {
        const until = days > 0 ? daysLater(new Date(), days).toISOString() : null;
        const body = { until, reason: reason.trim() };
        return call('POST', '/api/admin/users/{id}/suspension', { path: { id }, body });
      }}
      done={{
        title: 'Compte suspendu',
        description: sendsMail ? `${displayName} en est averti par e-mail.` : STAYS_HERE,
      }}
      failed="Erreur lors de la suspension du compte"
      onClose={onClose}
    >
      <SelectInput source="days" label="Durée" isRequired choices={durations} />
      <ReasonInput help="Il sera dit au membre. Ses sessions sont fermées aussitôt." isRequired />
    </ActionDialog>
  );
}
