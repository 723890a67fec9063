import { Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { Link, useRecordContext } from 'react-admin';
import { counted } from '@passerelle/api-client/numbers';
import { excerptOf } from '@passerelle/api-client/text-length';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { decisionText, nameOf } from '../queue/subject';
import { AnswerForm } from '../forms/AnswerForm';
import { Facts } from '../frame/Facts';
import { Muted } from '../frame/Muted';
import { Screen } from '../frame/Screen';
import { Written } from '../frame/Written';
import { usePersonHere } from '../gate/session';
import { RecordCards } from '../lists/RecordCards';
import { paths } from '../paths';
import { PersonName } from '../people/PersonName';
import { useReasonLabels } from '../reports/report';

type Appeal = components['schemas']['AppealDto'];

const tabs = [
  { name: 'pending', label: 'En attente', empty: 'Aucun recours n’attend.' },
  { name: 'upheld', label: 'Décisions maintenues', empty: 'Aucun recours.' },
  { name: 'reversed', label: 'Décisions annulées', empty: 'Aucun recours.' },
] as const;

/** Appeals, answered by another moderator than the one who decided. */
export function Component() {
  return (
    <Screen
      title="Recours"
      lead="Ce que demandent ceux qu’une décision concerne. Un autre modérateur, s’il y en a un, y répond."
    >
      <RecordCards label="Recours" of="des recours" tabs={{ source: 'status', choices: tabs }}>
        <AppealContent />
      </RecordCards>
    </Screen>
  );
}

function AppealContent() {
  const reasonLabels = useReasonLabels();
  const { id, text, status, answer, createdAt, decision, appellant, decider } = useRecordContext<Appeal>()!;
  const { id: me } = usePersonHere();
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <PersonName person={appellant} isLink />
        <Muted variant="caption">{formatMoment(createdAt)}</Muted>
      </Stack>
      <Written>{text || <em>Texte oublié</em>}</Written>
      <Facts
        width={220}
        facts={[
          [
            'Le cas',
            <Link key="case" to={paths.queued(decision.kind, decision.subjectId)}>
              {subjectKindLabels[decision.kind]}
              {'\u00a0: '}
              {excerptOf(nameOf(decision), 100)}
            </Link>,
          ],
          ['Signalé pour', `${reasonLabels[decision.rule]} (${counted(decision.reports, 'signalement')})`],
          ['Décision', `${decisionText(decision)}, le ${formatMoment(decision.decidedAt)}`],
          ['Décidé par', decider?.displayName ?? 'Un compte supprimé'],
        ]}
      />
      <Facts
        facts={[['Motif donné', <Written key="reason">{decision.reason || 'Aucun'}</Written>]]}
        width={1000}
      />
      {answer && <Typography variant="body2">Réponse : {answer}</Typography>}
      {status === 'pending' && decision.decidedBy === me && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Vous avez pris cette décision : un autre modérateur répond, s’il y en a un.
        </Typography>
      )}
      {status === 'pending' && (
        <AnswerForm
          label="Réponse (facultative), dite au membre"
          accept={{ label: 'Maintenir la décision' }}
          refuse={{ label: 'Annuler la décision' }}
          decide={(isUpheld, written) =>
            call('PATCH', '/api/admin/appeals/{id}', {
              path: { id },
              body: { status: isUpheld ? 'upheld' : 'reversed', answer: written },
            })
          }
          done={(isUpheld) => ({
            title: 'Recours examiné',
            description: isUpheld ? 'La décision est maintenue.' : 'La décision est annulée.',
          })}
          failed="La réponse n’a pas pu être donnée."
        />
      )}
    </>
  );
}
