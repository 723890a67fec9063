import { Chip } from '@mui/material';
import { formatMoment } from '@passerelle/api-client/dates';
import { counted } from '@passerelle/api-client/numbers';
import { useRecordContext } from 'react-admin';
import { call } from '../api/http';
import { ActionButton } from '../frame/ActionButton';
import { Code } from '../frame/Written';
import { Line } from '../frame/Line';
import { Muted } from '../frame/Muted';
import { Section } from '../frame/Section';
import { DeleteButton } from '../lists/DeleteButton';
import { RecordCards } from '../lists/RecordCards';
import type { MailFailure } from './mail';

/** Unsent emails: those to be retried and those given up. */
export function MailFailures() {
  return (
    <Section
      title="Messages non partis"
      lead="Le site réessaie huit fois en dix-neuf heures, sauf ce que le serveur refuse pour de bon. Ce qui reste ici s’efface au bout de quatorze jours."
      isFlush
    >
      <RecordCards
        resource="messages-non-partis"
        label="Messages non partis"
        of="des messages non partis"
        empty="Tout ce qui devait partir est parti."
        inCard
      >
        <Failure />
      </RecordCards>
    </Section>
  );
}

function Failure() {
  const { id, recipient, subject, isGivenUp, attempts, answer, queuedAt, nextAttemptAt } =
    useRecordContext<MailFailure>()!;
  const title = subject ?? 'Message effacé';
  return (
    <Line
      title={title}
      badge={
        <Chip
          size="small"
          color={isGivenUp ? 'error' : 'default'}
          label={isGivenUp ? 'Abandonné' : `Nouvel essai, ${formatMoment(nextAttemptAt!)}`}
        />
      }
      action={
        <>
          {recipient && (
            <ActionButton
              variant="outlined"
              aria-label={`Renvoyer « ${title} » à ${recipient}`}
              run={() => call('POST', '/api/admin/mail/failures/{id}/retry', { path: { id } })}
              done={{ title: 'Nouvel envoi demandé' }}
              failed="Une erreur est survenue."
            >
              Renvoyer
            </ActionButton>
          )}
          <DeleteButton
            text="Oublier"
            label={`Oublier « ${title} »`}
            title="Oublier ce message ?"
            warning="Il ne partira jamais, et le site n’en garde rien."
            done={{ title: 'Message oublié' }}
            failed="Une erreur est survenue."
          />
        </>
      }
    >
      <Muted variant="caption">
        {recipient && `À ${recipient}, `}
        {formatMoment(queuedAt)}, {counted(attempts, 'essai')}
      </Muted>
      <Code>{answer}</Code>
    </Line>
  );
}
