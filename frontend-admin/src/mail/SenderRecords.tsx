import { Alert, Box, Chip, List, Typography } from '@mui/material';
import { useState } from 'react';
import { call } from '../api/http';
import { ServerForm } from '../forms/ServerForm';
import { TextInput } from '../forms/TextInput';
import { Code } from '../frame/Written';
import { Muted } from '../frame/Muted';
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
  const [records, setRecords] = useState<SenderRecord[]>();
  return (
    <>
      <Muted>
        Sans ces trois enregistrements du DNS, beaucoup de boîtes rangent vos messages parmi les indésirables.
      </Muted>
      <ServerForm
        isBare
        record={{ selector: dkimSelector }}
        save="Chercher dans le DNS"
        run={({ selector }: { selector: string | null }) =>
          call('POST', '/api/admin/mail/records', { body: { selector: selector ?? '' } })
        }
        failed="La recherche n’a pas pu être faite."
        onSuccess={(found) => setRecords(found.records)}
      >
        <TextInput
          source="selector"
          label="Sélecteur DKIM"
          helperText="Votre service d’envoi vous le donne ; vide si vous ne le savez pas encore."
          isCode
          maxLength={253}
          sx={{ maxWidth: 420 }}
        />
      </ServerForm>
      <Box role="status">{records && <Records records={records} />}</Box>
    </>
  );
}

function Records({ records }: { records: SenderRecord[] }) {
  const [first] = records;
  // A local name has the same advice for all three records.
  if (records.every(({ advice }) => advice === first!.advice))
    return <Alert severity="info">{first!.advice}</Alert>;
  return (
    <List disablePadding aria-label="Enregistrements du DNS">
      {records.map(({ name, state, host, value, advice }) => (
        <Box component="li" key={name} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Typography component="div" sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600 }}>
            {names[name]} <Chip size="small" {...states[state]} />
          </Typography>
          {host && <Muted variant="caption">{host}</Muted>}
          {value && <Code>{value}</Code>}
          <Typography variant="body2">{advice}</Typography>
        </Box>
      ))}
    </List>
  );
}
