import { Box, Button, Card, Chip, Link, Pagination, Stack, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ofName } from '@passerelle/api-client/of-name';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { call } from '../api/http';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { PersonName } from '../people/PersonName';
import { useToast } from '../toasts/use-toast';

type Held = components['schemas']['HeldCommentDto'];

const HELD = ['held-comments'];
const PAGE_SIZE = 20;
const why: Record<Held['suspicion'], string> = {
  links: 'Plusieurs liens',
  repeat: 'Déjà écrit ailleurs',
  speed: 'Beaucoup en peu de temps',
};

/** What strangers have written that looks like advertising, the oldest first. */
export function Component() {
  const [page, setPage] = useState(1);
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { data, isError } = useQuery({
    queryKey: [...HELD, query],
    queryFn: () => call('GET', '/api/admin/held-comments', { query }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <Screen
      title="Commentaires retenus"
      lead="Ce que de nouveaux membres ont écrit et qui ressemble à de la publicité. Personne d’autre ne le lit."
    >
      {isError && <LoadFailure>Erreur lors de la récupération des commentaires retenus</LoadFailure>}
      {!data && !isError && <Waiting label="Chargement des commentaires retenus" />}
      {data?.total === 0 && (
        <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
          Aucun commentaire n’est retenu.
        </Typography>
      )}
      {data && data.total > 0 && (
        <Stack
          component="ul"
          aria-label="Commentaires retenus"
          sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}
        >
          {data.comments.map((comment) => (
            <HeldCard key={comment.id} comment={comment} />
          ))}
        </Stack>
      )}
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
    </Screen>
  );
}

function HeldCard({ comment }: { comment: Held }) {
  const { id, tutorialId, tutorialTitle, user, content, suspicion, createdAt } = comment;
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const decision = useMutation({
    mutationFn: (isAccepted: boolean) =>
      call('POST', '/api/admin/held-comments/{id}', { path: { id }, body: { isAccepted } }),
    onSuccess: (_, isAccepted) => {
      succeed({ title: isAccepted ? 'Commentaire publié' : 'Commentaire supprimé' });
      return queryClient.invalidateQueries({ queryKey: HELD });
    },
    onError: (error) => fail(error, 'La décision n’a pas pu être enregistrée.'),
  });
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Link component={RouterLink} to={`/utilisateurs/${user.id}`} color="inherit">
            <PersonName person={user} />
          </Link>
          <Chip size="small" color="warning" label={why[suspicion]} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            sur <Link href={`/tutoriels/${tutorialId}`}>{tutorialTitle}</Link>, le {formatMoment(createdAt)}
          </Typography>
        </Box>
        <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {content}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            disabled={decision.isPending}
            aria-label={`Publier le commentaire ${ofName(user.displayName)}`}
            onClick={() => decision.mutate(true)}
          >
            Publier
          </Button>
          <Button
            color="error"
            variant="outlined"
            disabled={decision.isPending}
            aria-label={`Supprimer le commentaire ${ofName(user.displayName)}`}
            onClick={() => decision.mutate(false)}
          >
            Supprimer
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}
