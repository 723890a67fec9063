import { Card, Chip, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { call } from '../api/http';
import { formatMoment } from '@passerelle/api-client/dates';
import { FailureRow } from '../lists/FailureRow';
import { RecordCards } from '../lists/RecordCards';
import type { MailFailure } from './mail';

/** Unsent emails: those to be retried and those given up. */
export function MailFailures() {
  return (
    <Card component="section" aria-labelledby="non-partis">
      <Stack sx={{ gap: 1, p: 2.5 }}>
        <Typography variant="h2" id="non-partis">
          Messages non partis
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Le site réessaie huit fois en dix-neuf heures, sauf ce que le serveur refuse pour de bon. Ce qui
          reste ici s’efface au bout de quatorze jours.
        </Typography>
      </Stack>
      <RecordCards
        resource="messages-non-partis"
        label="Messages non partis"
        of="des messages non partis"
        empty="Tout ce qui devait partir est parti."
        inCard
      >
        <Failure />
      </RecordCards>
    </Card>
  );
}

function Failure() {
  const { id, recipient, subject, isGivenUp, attempts, answer, queuedAt, nextAttemptAt } =
    useRecordContext<MailFailure>()!;
  const title = subject ?? 'Message effacé';
  return (
    <FailureRow
      title={title}
      badge={
        <Chip
          size="small"
          color={isGivenUp ? 'error' : 'default'}
          label={isGivenUp ? 'Abandonné' : `Nouvel essai, ${formatMoment(nextAttemptAt!)}`}
        />
      }
      facts={`${recipient ? `À ${recipient}, ` : ''}${formatMoment(queuedAt)}, ${attempts} ${attempts > 1 ? 'essais' : 'essai'}`}
      reason={
        <Typography component="code" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {answer}
        </Typography>
      }
      retry={
        recipient
          ? {
              label: 'Renvoyer',
              name: `Renvoyer « ${title} » à ${recipient}`,
              run: () => call('POST', '/api/admin/mail/failures/{id}/retry', { path: { id } }),
              done: 'Nouvel envoi demandé',
            }
          : undefined
      }
      giveUp={{
        label: 'Oublier',
        name: `Oublier « ${title} »`,
        title: 'Oublier ce message ?',
        content: 'Il ne partira jamais, et le site n’en garde rien.',
        run: () => call('DELETE', '/api/admin/mail/failures/{id}', { path: { id } }),
        done: 'Message oublié',
      }}
    />
  );
}
