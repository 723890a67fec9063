import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import Hourglass from '~icons/hourglass';
import { useRecordContext } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { counted } from '@passerelle/api-client/numbers';
import { call } from '../api/http';
import { ActionButton } from '../frame/ActionButton';
import { Line } from '../frame/Line';
import { Muted } from '../frame/Muted';
import { Section } from '../frame/Section';
import { DeleteButton } from '../lists/DeleteButton';
import { RecordCards } from '../lists/RecordCards';
import { backlogQuery, deadLetterTitle, formatLag, type Backlog, type DeadLetter } from './backlog';

/** Backlog of background work, and jobs that failed too often. */
export function DeadLetters() {
  const { data: backlog } = useQuery(backlogQuery);
  return (
    <Section
      icon={Hourglass}
      title="Traitements en arrière-plan"
      lead="Notifications et autres suites de ce que font les membres. Ce qui échoue est retenté pendant quatre heures, puis attend ici ; ce qui n’a pas pu être envoyé attend sur l’écran Courrier."
      isFlush
    >
      <Typography variant="body2" role="status" sx={{ px: 2.5, pb: 1.5 }}>
        {backlog && described(backlog)}
      </Typography>
      <RecordCards
        resource="traitements"
        label="Traitements en échec"
        of="des échecs"
        empty="Aucun traitement n’a échoué."
        inCard
      >
        <Failure />
      </RecordCards>
    </Section>
  );
}

function Failure() {
  const letter = useRecordContext<DeadLetter>()!;
  const { id, attempts, error, happenedAt } = letter;
  const title = deadLetterTitle(letter);
  return (
    <Line
      title={title}
      action={
        <>
          <ActionButton
            variant="outlined"
            run={() => call('POST', '/api/admin/dead-letters/{id}/retry', { path: { id } })}
            done={{ title: 'Nouvel essai demandé' }}
            failed="Une erreur est survenue."
            refreshes={[['traitements'], backlogQuery.queryKey]}
          >
            Réessayer
          </ActionButton>
          <DeleteButton
            text="Abandonner"
            label="Abandonner"
            title="Abandonner ce traitement ?"
            warning={`${title}. Ce qu’il devait faire ne sera jamais fait.`}
            done={{ title: 'Traitement abandonné' }}
            failed="Une erreur est survenue."
          />
        </>
      }
    >
      <Muted variant="caption">
        {formatMoment(happenedAt)}, {counted(attempts, 'essai')}
      </Muted>
      {error && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {error}
        </Typography>
      )}
    </Line>
  );
}

function described({ pending, lagMs, medianLagMs }: Backlog): string {
  const median = medianLagMs === null ? '' : ` Délai habituel : ${formatLag(medianLagMs)}.`;
  if (pending === 0) return `Rien n’attend.${median}`;
  const waiting = counted(pending, 'traitement attend', 'traitements attendent');
  return `${waiting}, le plus ancien depuis ${formatLag(lagMs)}.${median}`;
}
