import { Box, Card, Chip, Pagination, Stack, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { call } from '../api/http';
import { AnswerForm } from '../frame/AnswerForm';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { PersonName } from '../people/PersonName';
import { useToast } from '../toasts/use-toast';

type Asked = components['schemas']['AskedDto'];

const REQUESTS = ['contributor-requests'];
const PAGE_SIZE = 20;

/** Members who ask to publish, the oldest first. */
export function ContributorRequests() {
  const [page, setPage] = useState(1);
  const query = { status: 'pending', limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE } as const;
  const { data, isError } = useQuery({
    queryKey: [...REQUESTS, query],
    queryFn: () => call('GET', '/api/admin/contributor-requests', { query }),
    placeholderData: keepPreviousData,
  });
  if (isError) return <LoadFailure>Erreur lors de la récupération des demandes</LoadFailure>;
  if (!data) return <Waiting label="Chargement des demandes" />;
  if (data.total === 0) {
    return (
      <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
        Aucune demande n’attend. L’onglet « Règles » dit si l’on devient contributeur sur demande.
      </Typography>
    );
  }
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      <Stack component="ul" aria-label="Demandes de publier" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
        {data.requests.map((asked) => (
          <RequestCard key={asked.id} asked={asked} />
        ))}
      </Stack>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
    </>
  );
}

function RequestCard({ asked: { id, message, createdAt, member } }: { asked: Asked }) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const decision = useMutation({
    mutationFn: (body: { isAccepted: boolean; answer: string | null }) =>
      call('POST', '/api/admin/contributor-requests/{id}/decision', {
        path: { id },
        body,
      }),
    onSuccess: (_, { isAccepted }) => {
      succeed({
        title: isAccepted ? 'Demande acceptée' : 'Demande refusée',
        description: `${member.displayName} en est prévenu.`,
      });
      return queryClient.invalidateQueries({ queryKey: REQUESTS });
    },
    onError: (error) => fail(error, 'La réponse n’a pas pu être enregistrée.'),
  });
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <PersonName person={member} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {member.username}, membre depuis le {formatMoment(member.createdAt)} ; demandé le{' '}
            {formatMoment(createdAt)}
          </Typography>
          {member.contributorRevoked && <Chip size="small" color="warning" label="Droit retiré auparavant" />}
          {!member.isConfirmed && <Chip size="small" label="Adresse non confirmée" />}
        </Box>
        {member.bio && <Typography variant="body2">{member.bio}</Typography>}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{message}</Typography>
        <AnswerForm
          label="Réponse au membre"
          hint="Facultative pour accepter, nécessaire pour refuser."
          missing="Dites au membre pourquoi sa demande est refusée."
          accept={{ label: 'Accepter', name: `Accepter la demande ${ofName(member.displayName)}` }}
          refuse={{ label: 'Refuser', name: `Refuser la demande ${ofName(member.displayName)}` }}
          isPending={decision.isPending}
          onDecide={(isAccepted, answer) => decision.mutate({ isAccepted, answer })}
        />
      </Stack>
    </Card>
  );
}
