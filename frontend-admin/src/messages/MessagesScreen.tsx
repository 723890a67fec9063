import { Box, Button, Card, Chip, Link, Pagination, Stack, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { call } from '../api/http';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { useToast } from '../toasts/use-toast';

type Message = components['schemas']['ContactMessageDto'];

const MESSAGES = ['messages'];
const PAGE_SIZE = 20;
const tabs = [
  { name: 'waiting', label: 'En attente' },
  { name: 'handled', label: 'Traités' },
] as const;

/** What visitors have written on the page « Contact ». */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { name: state } = tabs.find((tab) => tab.name === params.get('etat')) ?? tabs[0];
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const query = { state, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { data, isError } = useQuery({
    queryKey: [...MESSAGES, query],
    queryFn: () => call('GET', '/api/admin/messages', { query }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <Screen
      title="Messages"
      lead="Ce que l’on vous écrit depuis la page Contact. Un message est gardé un an."
    >
      <ScreenTabs label="Messages" tabs={tabs} chosen={state} onChoose={(etat) => setParams({ etat })}>
        {isError && <LoadFailure>Erreur lors de la récupération des messages</LoadFailure>}
        {!data && !isError && <Waiting label="Chargement des messages" />}
        {data?.total === 0 && (
          <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
            {state === 'waiting' ? 'Aucun message n’attend.' : 'Aucun message traité.'}
          </Typography>
        )}
        {data && data.total > 0 && (
          <Stack component="ul" aria-label="Messages" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
            {data.messages.map((message) => (
              <MessageCard key={message.id} message={message} />
            ))}
          </Stack>
        )}
        {pages > 1 && (
          <Pagination
            count={pages}
            page={page}
            onChange={(_, next) => setParams({ etat: state, page: String(next) })}
          />
        )}
      </ScreenTabs>
    </Screen>
  );
}

function MessageCard({ message }: { message: Message }) {
  const { id, name, email, subject, isSuspect, state, createdAt } = message;
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { succeed, fail } = useToast();
  const marking = useMutation({
    mutationFn: (next: Message['state']) =>
      call('PATCH', '/api/admin/messages/{id}', { path: { id }, body: { state: next } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: MESSAGES }),
    onError: (error) => fail(error, 'Le message n’a pas pu être noté.'),
  });
  const deletion = useMutation({
    mutationFn: () => call('DELETE', '/api/admin/messages/{id}', { path: { id } }),
    onSuccess: () => {
      succeed({ title: 'Message supprimé' });
      return queryClient.invalidateQueries({ queryKey: MESSAGES });
    },
    onError: (error) => fail(error, 'Le message n’a pas pu être supprimé.'),
  });
  const isPending = marking.isPending || deletion.isPending;
  // Whoever wrote may have a question mark in their address, and further recipients behind it.
  const address = encodeURIComponent(email).replace(/%40(?!.*%40)/, '@');
  const answer = `mailto:${address}?${new URLSearchParams({ subject: `Re: ${subject}` }).toString().replaceAll('+', '%20')}`;
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="h2" dir="auto">
            {subject}
          </Typography>
          {isSuspect && <Chip size="small" color="warning" label="Peut-être indésirable" />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name}, <Link href={answer}>{email}</Link>, le {formatMoment(createdAt)}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
          {message.message}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button component="a" href={answer} variant="outlined" aria-label={`Répondre à ${name}`}>
            Répondre
          </Button>
          <Button
            color="inherit"
            disabled={isPending}
            onClick={() => marking.mutate(state === 'waiting' ? 'handled' : 'waiting')}
          >
            {state === 'waiting' ? 'Marquer comme traité' : 'Remettre en attente'}
          </Button>
          <Button
            color="error"
            disabled={isPending}
            aria-label={`Supprimer le message ${ofName(name)}`}
            onClick={() => setAsking(true)}
          >
            Supprimer
          </Button>
        </Box>
      </Stack>
      <Confirm
        isOpen={isAsking}
        title="Supprimer ce message ?"
        content={`« ${subject} », ${ofName(name)}, ne pourra pas être rétabli.`}
        confirm="Supprimer"
        cancel="Annuler"
        confirmColor="warning"
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          deletion.mutate();
        }}
      />
    </Card>
  );
}
