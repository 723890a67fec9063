import { Button, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { usePersonHere } from '../gate/session';
import { mailSetupQuery } from '../mail/mail';
import { MailServer } from '../mail/MailServer';
import { MailTest } from '../mail/MailTest';
import { SenderRecords } from '../mail/SenderRecords';
import type { StepProps } from './StepFrame';

/** Whether what the site writes arrives; all of it is on the screen « Courrier », too. */
export function MailStep({ onDone }: StepProps) {
  const { email } = usePersonHere();
  const { data: setup, isError } = useQuery(mailSetupQuery);
  if (isError) return <LoadFailure>Erreur lors de la récupération des réglages du courrier</LoadFailure>;
  if (!setup) return <Waiting label="Chargement des réglages du courrier" />;
  return (
    <Stack sx={{ gap: 2 }}>
      <MailServer {...setup} />
      <MailTest setup={setup} address={email} />
      <SenderRecords setup={setup} />
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={onDone}>
        Continuer
      </Button>
    </Stack>
  );
}
