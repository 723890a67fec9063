import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Hourglass from '~icons/hourglass';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { call } from '../api/http';
import { formatNumber } from '../dashboard/statistics';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { useToast } from '../toasts/use-toast';
import {
  backlogQuery,
  DEAD_LETTERS,
  deadLetterTitle,
  formatLag,
  type Backlog,
  type DeadLetter,
} from './backlog';

const LISTED = 50;

/** How the work that follows what members do is getting on, and what of it has failed too often. */
export function DeadLetters() {
  const backlog = useQuery(backlogQuery);
  const { data, isError } = useQuery({
    queryKey: DEAD_LETTERS,
    queryFn: () => call('GET', '/api/admin/dead-letters', { query: { limit: LISTED } }),
  });
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
          {backlog.data && described(backlog.data)}
        </Typography>
      </Stack>
      {isError && (
        <Box sx={{ px: 2.5, pb: 2.5 }}>
          <LoadFailure>Les échecs n’ont pas pu être chargés.</LoadFailure>
        </Box>
      )}
      {!data && !isError && <Waiting label="Chargement des échecs" inCard />}
      {data?.deadLetters.length === 0 && (
        <Typography sx={{ px: 2.5, pb: 2.5 }}>Aucun traitement n’a échoué.</Typography>
      )}
      {data && data.deadLetters.length > 0 && (
        <Box component="ul" aria-label="Traitements en échec" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.deadLetters.map((letter) => (
            <Item key={letter.id} letter={letter} />
          ))}
        </Box>
      )}
      {data && data.total > LISTED && (
        <Typography variant="body2" sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
          Les {LISTED} derniers de {formatNumber(data.total)}.
        </Typography>
      )}
    </Card>
  );
}

function Item({ letter }: { letter: DeadLetter }) {
  const { id, attempts, error, happenedAt } = letter;
  const title = deadLetterTitle(letter);
  const [isAsking, setAsking] = useState(false);
  const retry = useAction(
    () => call('POST', '/api/admin/dead-letters/{id}/retry', { path: { id } }),
    'Nouvel essai demandé',
  );
  const discard = useAction(
    () => call('DELETE', '/api/admin/dead-letters/{id}', { path: { id } }),
    'Traitement abandonné',
  );
  const isPending = retry.isPending || discard.isPending;
  return (
    <Box component="li" sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {formatMoment(happenedAt)}, {attempts} {attempts > 1 ? 'essais' : 'essai'}
          </Typography>
          {error && (
            <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {error}
            </Typography>
          )}
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
          <Button variant="outlined" disabled={isPending} onClick={() => retry.mutate()}>
            Réessayer
          </Button>
          <Button color="error" disabled={isPending} onClick={() => setAsking(true)}>
            Abandonner
          </Button>
        </Stack>
      </Stack>
      <Confirm
        isOpen={isAsking}
        title="Abandonner ce traitement ?"
        content={`${title}. Ce qu’il devait faire ne sera jamais fait.`}
        confirm="Abandonner"
        cancel="Annuler"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          discard.mutate();
        }}
      />
    </Box>
  );
}

function useAction(work: () => Promise<unknown>, done: string) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  return useMutation({
    mutationFn: work,
    onSuccess: () => succeed({ title: done }),
    onError: (error) => fail(error, 'Une erreur est survenue.'),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: DEAD_LETTERS }),
        queryClient.invalidateQueries({ queryKey: backlogQuery.queryKey }),
      ]),
  });
}

function described({ pending, lagMs, medianLagMs }: Backlog): string {
  const median = medianLagMs === null ? '' : ` Délai habituel : ${formatLag(medianLagMs)}.`;
  if (pending === 0) return `Rien n’attend.${median}`;
  const what = pending > 1 ? 'traitements attendent' : 'traitement attend';
  return `${formatNumber(pending)} ${what}, le plus ancien depuis ${formatLag(lagMs)}.${median}`;
}
