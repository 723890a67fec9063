import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { useSendsMail } from '../mail/mail';

/** Warns that no emails are sent, where a setting depends on them. */
export function EmailWarning() {
  const isCountedOn = useWatch({ name: 'requireEmailConfirmation' }) === true;
  const sendsMail = useSendsMail();
  if (sendsMail || !isCountedOn) return null;
  return (
    <Alert severity="warning">
      La confirmation de l’adresse sommeille : aucun service d’envoi n’est réglé, et les membres écrivent sans
      elle. Leurs messages restent dans le dossier outbox des données du serveur. La variable SMTP_URL les
      fait partir.
    </Alert>
  );
}
