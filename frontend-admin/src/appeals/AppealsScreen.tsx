import { Button, Card, Pagination, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '../api/http';
import { decisionText, kindLabels, nameOf } from '../desk/thing';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
import { Waiting } from '../frame/Waiting';
import { usePersonHere } from '../gate/session';
import { formatMoment } from '../language/format-date';
import { useToast } from '../toasts/use-toast';

type Appeal = components['schemas']['AppealDto'];

const PAGE_SIZE = 20;
const tabs = [
  { name: 'pending', label: 'En attente' },
  { name: 'upheld', label: 'Décisions maintenues' },
  { name: 'reversed', label: 'Décisions annulées' },
] as const;

/** Where another moderator than who has decided looks at a decision again. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { name: status } = tabs.find((tab) => tab.name === params.get('etat')) ?? tabs[0];
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const query = { status, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { data, isError } = useQuery({
    queryKey: ['signalements', 'appeals', query],
    queryFn: () => call('GET', '/api/admin/appeals', { query }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <Screen
      title="Recours"
      lead="Ce que demandent ceux qu’une décision concerne. Un autre modérateur, s’il y en a un, y répond."
    >
      <ScreenTabs label="Recours" tabs={tabs} chosen={status} onChoose={(etat) => setParams({ etat })}>
        {isError && <LoadFailure>Les recours n’ont pas pu être chargés.</LoadFailure>}
        {!data && !isError && <Waiting label="Chargement des recours" />}
        {data?.total === 0 && (
          <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
            {status === 'pending' ? 'Aucun recours n’attend.' : 'Aucun recours.'}
          </Typography>
        )}
        {data && data.total > 0 && (
          <Stack component="ul" aria-label="Recours" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
            {data.appeals.map((appeal) => (
              <AppealCard key={appeal.id} appeal={appeal} />
            ))}
          </Stack>
        )}
        {pages > 1 && (
          <Pagination
            count={pages}
            page={page}
            onChange={(_, next) => setParams({ etat: status, page: String(next) })}
          />
        )}
      </ScreenTabs>
    </Screen>
  );
}

function AppealCard({ appeal: { id, text, status, answer, createdAt, decision } }: { appeal: Appeal }) {
  const { id: me } = usePersonHere();
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const [said, setSaid] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (verdict: 'upheld' | 'reversed') =>
      call('PATCH', '/api/admin/appeals/{id}', {
        path: { id },
        body: { status: verdict, answer: said.trim() || null },
      }),
    onSuccess: (_, verdict) =>
      succeed({
        title: 'Recours examiné',
        description: verdict === 'upheld' ? 'La décision est maintenue.' : 'La décision est annulée.',
      }),
    onError: (error) => fail(error, 'La réponse n’a pas pu être donnée.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['signalements'] }),
  });
  return (
    <Card component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {formatMoment(createdAt)}
      </Typography>
      <Typography sx={{ my: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }} dir="auto">
        {text || <em>Texte oublié</em>}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {kindLabels[decision.kind]} « {nameOf(decision)} ». {decisionText(decision)}, le{' '}
        {formatMoment(decision.decidedAt)}. {decision.reason && `Motif : ${decision.reason}`}
      </Typography>
      {answer && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          Réponse : {answer}
        </Typography>
      )}
      {status === 'pending' && decision.decidedBy === me && (
        <Typography variant="body2" sx={{ mt: 1.5, fontWeight: 600 }}>
          Vous avez pris cette décision : un autre modérateur répond, s’il y en a un.
        </Typography>
      )}
      {status === 'pending' && (
        <Stack sx={{ gap: 1.5, mt: 1.5 }}>
          <TextField
            label="Réponse (facultative), dite au membre"
            size="small"
            multiline
            minRows={2}
            value={said}
            onChange={({ target }) => setSaid(target.value)}
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
        </Stack>
      )}
    </Card>
  );
}
