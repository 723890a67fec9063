import { Alert, AlertTitle, Box } from '@mui/material';
import { useState } from 'react';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { ServerForm } from '../forms/ServerForm';
import { TextInput } from '../forms/TextInput';
import { Code } from '../frame/Written';
import { Muted } from '../frame/Muted';
import type { MailSetup, MailTrial } from './mail';

/** Sends a test email and shows the mail server’s answer. */
export function MailTest({ setup: { lastTest }, address }: { setup: MailSetup; address: string }) {
  const [trial, setTrial] = useState<MailTrial>();
  return (
    <>
      <ServerForm
        isBare
        record={{ to: address }}
        save="Envoyer un message d’essai"
        run={(body: { to: string }) => call('POST', '/api/admin/mail/test', { body })}
        failed="L’essai n’a pas pu être fait."
        refreshes={[['mail'], ['messages-non-partis'], ['checklist']]}
        onSuccess={setTrial}
      >
        <TextInput
          source="to"
          type="email"
          label="Adresse d’essai"
          autoComplete="email"
          maxLength={254}
          sx={{ maxWidth: 420 }}
        />
      </ServerForm>
      <Box role="status">
        {trial && (
          <Alert severity={trial.wasAccepted ? 'success' : 'error'}>
            <AlertTitle>
              {trial.wasAccepted ? 'Le serveur a pris le message' : 'Le message n’est pas parti'}
            </AlertTitle>
            {trial.answer && <Code>{trial.answer}</Code>}
            {trial.advice}
          </Alert>
        )}
        {!trial && lastTest && (
          <Muted>
            Dernier essai, {formatMoment(lastTest.at)} : {lastTest.wasAccepted ? 'pris' : 'refusé'}
            {lastTest.answer && ` (${lastTest.answer})`}.
          </Muted>
        )}
      </Box>
    </>
  );
}
