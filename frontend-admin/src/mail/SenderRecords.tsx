import { Alert, Box, Button, Chip, Stack, TextField, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/http';
import { said } from '../api/refusal';
import type { MailSetup, SenderRecord } from './mail';

const names: Record<SenderRecord['name'], string> = { spf: 'SPF', dkim: 'DKIM', dmarc: 'DMARC' };
const states = {
  ok: { label: 'En place', color: 'success' },
  missing: { label: 'Manque', color: 'warning' },
  wrong: { label: 'À corriger', color: 'error' },
  unknown: { label: 'À préciser', color: 'default' },
  silent: { label: 'Sans réponse', color: 'default' },
} as const satisfies Record<SenderRecord['state'], object>;

/** Checks the SPF, DKIM and DMARC records in the DNS. */
export function SenderRecords({ setup: { dkimSelector } }: { setup: MailSetup }) {
  const [selector, setSelector] = useState(dkimSelector ?? '');
  const looking = useMutation({
    mutationFn: () => call('POST', '/api/admin/mail/records', { body: { selector } }),
  });
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        looking.mutate();
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Sans ces trois enregistrements du DNS, beaucoup de boîtes rangent vos messages parmi les indésirables.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'flex-start' } }}>
        <TextField
          label="Sélecteur DKIM"
          value={selector}
          onChange={(event) => setSelector(event.target.value)}
          error={looking.isError}
          helperText={
            looking.isError
              ? (said(looking.error) ?? 'La recherche n’a pas pu être faite.')
              : 'Votre service d’envoi vous le donne ; vide si vous ne le savez pas encore.'
          }
          sx={{ flexGrow: 1, maxWidth: 420 }}
          slotProps={{ htmlInput: { maxLength: 253, autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button type="submit" variant="outlined" loading={looking.isPending} sx={{ minHeight: 40 }}>
          Chercher dans le DNS
        </Button>
      </Stack>
      <Box role="status">{looking.data && <Records {...looking.data} />}</Box>
    </Stack>
  );
}

function Records({ records }: { records: SenderRecord[] }) {
  const [first] = records;
  // A local name has the same advice for all three records.
  if (records.every(({ advice }) => advice === first!.advice))
    return <Alert severity="info">{first!.advice}</Alert>;
  return (
    <Box component="ul" aria-label="Enregistrements du DNS" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {records.map((record) => (
        <Row key={record.name} record={record} />
      ))}
    </Box>
  );
}

function Row({ record: { name, state, host, value, advice } }: { record: SenderRecord }) {
  const { label, color } = states[state];
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography sx={{ fontWeight: 600 }}>{names[name]}</Typography>
        <Chip size="small" color={color} label={label} />
        {host && (
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {host}
          </Typography>
        )}
      </Stack>
      {value && (
        <Typography
          component="code"
          variant="body2"
          sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}
        >
          {value}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {advice}
      </Typography>
    </Box>
  );
}
