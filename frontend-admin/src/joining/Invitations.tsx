import { Box, Button, Card, Chip, Pagination, Stack, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/http';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { useToast } from '../toasts/use-toast';
import { INVITATIONS, invitationsQuery, PAGE_SIZE, type Invitation } from './invitations';

/** Those that may be used, and those that have ended lately. */
export function Invitations() {
  const [page, setPage] = useState(1);
  const { data, isError } = useQuery({ ...invitationsQuery(page), placeholderData: keepPreviousData });
  if (isError) return <LoadFailure>Erreur lors de la récupération des invitations</LoadFailure>;
  if (!data) return <Waiting label="Chargement des invitations" />;
  if (data.total === 0) {
    return (
      <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
        Aucune invitation. Elles servent à inscrire quelqu’un même quand les inscriptions sont fermées.
      </Typography>
    );
  }
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      <Stack component="ul" aria-label="Invitations" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {data.invitations.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
    </>
  );
}

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { id, email, note, isContributor, createdAt } = invitation;
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const withdrawal = useMutation({
    mutationFn: () => call('DELETE', '/api/admin/invitations/{id}', { path: { id } }),
    onSuccess: () => {
      succeed({ title: 'Invitation retirée' });
      return queryClient.invalidateQueries({ queryKey: INVITATIONS });
    },
    onError: (error) => fail(error, 'L’invitation n’a pas pu être retirée.'),
  });
  const name = email ?? note ?? 'Lien sans note';
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 200 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          {email && note && <Typography variant="body2">{note}</Typography>}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {stateOf(invitation)} Faite le {formatMoment(createdAt)}.
          </Typography>
        </Box>
        {isContributor && <Chip size="small" label="Contributeur" />}
        <Button
          color="error"
          disabled={withdrawal.isPending}
          aria-label={`Retirer l’invitation : ${name}`}
          onClick={() => withdrawal.mutate()}
        >
          Retirer
        </Button>
      </Box>
    </Card>
  );
}

function stateOf({ email, usesLeft, timesUsed, expiresAt }: Invitation): string {
  const used = timesUsed > 1 ? `${timesUsed} inscrits.` : timesUsed === 1 ? 'Un inscrit.' : '';
  if (usesLeft === 0) return email ? 'Acceptée.' : `Épuisée : ${used}`;
  if (new Date(expiresAt) < new Date()) return `Expirée. ${used}`;
  const places = email ? '' : usesLeft > 1 ? `Encore ${usesLeft} places, ` : 'Encore une place, ';
  return `${places}${places ? 'jusqu’au' : 'En attente, jusqu’au'} ${formatMoment(expiresAt)}. ${used}`;
}
