import { Button, Stack, TextField, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import { thingKindLabels } from '@passerelle/api-client/moderation-labels';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { decisionText, nameOf } from '../desk/thing';
import { Screen } from '../frame/Screen';
import { Written } from '../frame/Written';
import { usePersonHere } from '../gate/session';
import { formatMoment } from '@passerelle/api-client/dates';
import { RecordCards } from '../lists/RecordCards';

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
  const { id, text, status, answer, createdAt, decision } = useRecordContext<Appeal>()!;
  const { id: me } = usePersonHere();
  return (
    <>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {formatMoment(createdAt)}
      </Typography>
      <Written>{text || <em>Texte oublié</em>}</Written>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {thingKindLabels[decision.kind]} « {nameOf(decision)} ». {decisionText(decision)}, le{' '}
        {formatMoment(decision.decidedAt)}. {decision.reason && `Motif : ${decision.reason}`}
      </Typography>
      {answer && <Typography variant="body2">Réponse : {answer}</Typography>}
      {status === 'pending' && decision.decidedBy === me && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          Vous avez pris cette décision : un autre modérateur répond, s’il y en a un.
        </Typography>
      )}
      {status === 'pending' && <Answer id={id} />}
    </>
  );
}

function Answer({ id }: Pick<Appeal, 'id'>) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending } = useAction(
    (status: 'upheld' | 'reversed') =>
      call('PATCH', '/api/admin/appeals/{id}', {
        path: { id },
        body: { status, answer: typed.trim() || null },
      }),
    {
      done: (_, status) => ({
        title: 'Recours examiné',
        description: status === 'upheld' ? 'La décision est maintenue.' : 'La décision est annulée.',
      }),
      failed: 'La réponse n’a pas pu être donnée.',
      refreshes: [['recours'], ['signalements']],
    },
  );
  return (
    <>
      <TextField
        label="Réponse (facultative), dite au membre"
        size="small"
        multiline
        minRows={2}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" disabled={isPending} onClick={() => mutate('upheld')}>
          Maintenir la décision
        </Button>
        <Button variant="outlined" disabled={isPending} onClick={() => mutate('reversed')}>
          Annuler la décision
        </Button>
      </Stack>
    </>
  );
}
