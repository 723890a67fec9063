import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../frame/Loaded';
import { usePersonHere } from '../gate/session';
import { mailSetupQuery } from '../mail/mail';
import { MailServer } from '../mail/MailServer';
import { MailTest } from '../mail/MailTest';
import { SenderRecords } from '../mail/SenderRecords';
import type { StepProps } from './first-run';

/** Mail setup, the same parts as on the screen « Courrier ». */
export function Component({ onDone }: StepProps) {
  const { email } = usePersonHere();
  const query = useQuery(mailSetupQuery);
  return (
    <>
      <Loaded query={query} of="des réglages du courrier">
        {(setup) => (
          <>
            <MailServer {...setup} />
            <MailTest setup={setup} address={email} />
            <SenderRecords setup={setup} />
          </>
        )}
      </Loaded>
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={onDone}>
        Continuer
      </Button>
    </>
  );
}
