import { Alert, AlertTitle, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/http';
import { said } from '../api/refusal';
import { formatMoment } from '@passerelle/api-client/dates';
import type { MailSetup } from './mail';

/** Sends a test email and shows the mail server’s answer. */
export function MailTest({ setup: { lastTest }, address }: { setup: MailSetup; address: string }) {
  const queryClient = useQueryClient();
  const [to, setTo] = useState(address);
  const sending = useMutation({
    mutationFn: () => call('POST', '/api/admin/mail/test', { body: { to } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['mail'] }),
        queryClient.invalidateQueries({ queryKey: ['messages-non-partis'] }),
        queryClient.invalidateQueries({ queryKey: ['checklist'] }),
      ]),
  });
  const trial = sending.data;
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate();
      }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}>
        <TextField
          type="email"
          label="Adresse d’essai"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={sending.isError}
          helperText={sending.isError ? (said(sending.error) ?? 'L’essai n’a pas pu être fait.') : undefined}
          sx={{ flexGrow: 1, maxWidth: 420 }}
          slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'email' } }}
        />
        <Button type="submit" variant="outlined" loading={sending.isPending} sx={{ minHeight: 40 }}>
          Envoyer un message d’essai
        </Button>
      </Stack>
      <Box role="status">
        {trial && (
          <Alert severity={trial.wasAccepted ? 'success' : 'error'}>
            <AlertTitle>
              {trial.wasAccepted ? 'Le serveur a pris le message' : 'Le message n’est pas parti'}
            </AlertTitle>
            {trial.answer && (
              <Typography
                component="code"
                variant="body2"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {trial.answer}
              </Typography>
            )}
            {trial.advice}
          </Alert>
        )}
        {!trial && lastTest && (
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            Dernier essai, {formatMoment(lastTest.at)} : {lastTest.wasAccepted ? 'pris' : 'refusé'}
            {lastTest.answer && ` (${lastTest.answer})`}.
          </Typography>
        )}
      </Box>
    </Stack>
  );
}
