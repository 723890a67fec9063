import { Box, Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import Hourglass from '~icons/hourglass';
import { useRecordContext } from 'react-admin';
import { call } from '../api/http';
import { formatNumber } from '../dashboard/statistics';
import { formatMoment } from '@passerelle/api-client/dates';
import { FailureRow } from '../lists/FailureRow';
import { RecordCards } from '../lists/RecordCards';
import { backlogQuery, deadLetterTitle, formatLag, type Backlog, type DeadLetter } from './backlog';

/** Backlog of background work, and jobs that failed too often. */
export function DeadLetters() {
  const { data: backlog } = useQuery(backlogQuery);
  return (
    <Card component="section" aria-label="Traitements en arrière-plan">
      <Stack sx={{ gap: 1.5, p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
          <Hourglass size={20} aria-hidden />
          <Typography variant="h2">Traitements en arrière-plan</Typography>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Notifications et autres suites de ce que font les membres. Ce qui échoue est retenté pendant quatre
          heures, puis attend ici ; ce qui n’a pas pu être envoyé attend sur l’écran Courrier.
        </Typography>
        <Typography variant="body2" role="status">
          {backlog && described(backlog)}
        </Typography>
      </Stack>
      <RecordCards
        resource="traitements"
        label="Traitements en échec"
        of="des échecs"
        empty="Aucun traitement n’a échoué."
        inCard
      >
        <Failure />
      </RecordCards>
    </Card>
  );
}

function Failure() {
  const letter = useRecordContext<DeadLetter>()!;
  const { id, attempts, error, happenedAt } = letter;
  const title = deadLetterTitle(letter);
  return (
    <FailureRow
      title={title}
      facts={`${formatMoment(happenedAt)}, ${attempts} ${attempts > 1 ? 'essais' : 'essai'}`}
      reason={
        error && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {error}
          </Typography>
        )
      }
      retry={{
        label: 'Réessayer',
        run: () => call('POST', '/api/admin/dead-letters/{id}/retry', { path: { id } }),
        done: 'Nouvel essai demandé',
      }}
      giveUp={{
        label: 'Abandonner',
        title: 'Abandonner ce traitement ?',
        content: `${title}. Ce qu’il devait faire ne sera jamais fait.`,
        run: () => call('DELETE', '/api/admin/dead-letters/{id}', { path: { id } }),
        done: 'Traitement abandonné',
      }}
      refreshes={[backlogQuery.queryKey]}
    />
  );
}

function described({ pending, lagMs, medianLagMs }: Backlog): string {
  const median = medianLagMs === null ? '' : ` Délai habituel : ${formatLag(medianLagMs)}.`;
  if (pending === 0) return `Rien n’attend.${median}`;
  const what = pending > 1 ? 'traitements attendent' : 'traitement attend';
  return `${formatNumber(pending)} ${what}, le plus ancien depuis ${formatLag(lagMs)}.${median}`;
}
