import { Box, Button, Card, Chip, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { call } from '../api/http';
import { formatNumber } from '../dashboard/statistics';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { useToast } from '../toasts/use-toast';
import { LISTED, mailFailuresQuery, type MailFailure } from './mail';

/** What has not left so far: what will be tried again, and what waits for somebody. */
export function MailFailures() {
  const { data, isError } = useQuery(mailFailuresQuery);
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
      {isError && (
        <Box sx={{ px: 2.5, pb: 2.5 }}>
          <LoadFailure>Les messages non partis n’ont pas pu être chargés.</LoadFailure>
        </Box>
      )}
      {!data && !isError && <Waiting label="Chargement des messages non partis" inCard />}
      {data?.failures.length === 0 && (
        <Typography sx={{ px: 2.5, pb: 2.5 }}>Tout ce qui devait partir est parti.</Typography>
      )}
      {data && data.failures.length > 0 && (
        <Box component="ul" aria-label="Messages non partis" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.failures.map((failure) => (
            <Item key={failure.id} failure={failure} />
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

function Item({ failure }: { failure: MailFailure }) {
  const { id, recipient, subject, isGivenUp, attempts, answer, queuedAt, nextAttemptAt } = failure;
  const [isAsking, setAsking] = useState(false);
  const retry = useAction(
    () => call('POST', '/api/admin/mail/failures/{id}/retry', { path: { id } }),
    'Nouvel envoi demandé',
  );
  const forget = useAction(
    () => call('DELETE', '/api/admin/mail/failures/{id}', { path: { id } }),
    'Message oublié',
  );
  const isPending = retry.isPending || forget.isPending;
  const title = subject ?? 'Message effacé';
  return (
    <Box component="li" sx={{ px: 2.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5, alignItems: { sm: 'center' } }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Chip
              size="small"
              color={isGivenUp ? 'error' : 'default'}
              label={isGivenUp ? 'Abandonné' : `Nouvel essai, ${formatMoment(nextAttemptAt!)}`}
            />
          </Stack>
          <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {recipient && `À ${recipient}, `}
            {formatMoment(queuedAt)}, {attempts} {attempts > 1 ? 'essais' : 'essai'}
          </Typography>
          <Typography component="code" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
            {answer}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
          {recipient && (
            <Button
              variant="outlined"
              disabled={isPending}
              aria-label={`Renvoyer « ${title} » à ${recipient}`}
              onClick={() => retry.mutate()}
            >
              Renvoyer
            </Button>
          )}
          <Button
            color="error"
            disabled={isPending}
            aria-label={`Oublier « ${title} »`}
            onClick={() => setAsking(true)}
          >
            Oublier
          </Button>
        </Stack>
      </Stack>
      <Confirm
        isOpen={isAsking}
        title="Oublier ce message ?"
        content="Il ne partira jamais, et le site n’en garde rien."
        confirm="Oublier"
        cancel="Annuler"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          forget.mutate();
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: mailFailuresQuery.queryKey }),
  });
}
