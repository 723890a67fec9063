import { Box, Button, Card, Link, Pagination, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { call } from '../api/http';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { useToast } from '../toasts/use-toast';

type Held = components['schemas']['WaitingTutorialDto'];

const REVIEWS = ['reviews'];
const PAGE_SIZE = 20;
const namesIn = new Intl.ListFormat('fr');

/** First publications that somebody has to look at before readers see them, the oldest first. */
export function Component() {
  const [page, setPage] = useState(1);
  const query = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const { data, isError } = useQuery({
    queryKey: [...REVIEWS, query],
    queryFn: () => call('GET', '/api/admin/reviews', { query }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE);
  return (
    <Screen
      title="Relectures"
      lead="Les premiers tutoriels des contributeurs, avant qu’ils paraissent. Acceptés, ils sont annoncés comme neufs."
    >
      {isError && <LoadFailure>Erreur lors de la récupération des tutoriels à relire</LoadFailure>}
      {!data && !isError && <Waiting label="Chargement des tutoriels à relire" />}
      {data?.total === 0 && (
        <Typography sx={{ py: 4, textAlign: 'center', color: 'text.secondary' }}>
          Aucun tutoriel n’attend de relecture.
        </Typography>
      )}
      {data && data.total > 0 && (
        <Stack component="ul" aria-label="Tutoriels à relire" sx={{ m: 0, p: 0, gap: 2, listStyle: 'none' }}>
          {data.tutorials.map((tutorial) => (
            <HeldCard key={tutorial.id} tutorial={tutorial} />
          ))}
        </Stack>
      )}
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
    </Screen>
  );
}

function HeldCard({ tutorial }: { tutorial: Held }) {
  const { id, title, description, authors, readTime, waitingSince } = tutorial;
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const { succeed, fail } = useToast();
  const decision = useMutation({
    mutationFn: (isAccepted: boolean) =>
      call('POST', '/api/admin/reviews/{id}', {
        path: { id },
        body: { isAccepted, reason: reason.trim() || null },
      }),
    onSuccess: (_, isAccepted) => {
      succeed({
        title: isAccepted ? 'Tutoriel accepté' : 'Tutoriel renvoyé à ses auteurs',
        description: title,
      });
      return queryClient.invalidateQueries({ queryKey: REVIEWS });
    },
    onError: (error) => fail(error, 'La relecture n’a pas pu être enregistrée.'),
  });
  const sendBack = () => {
    if (reason.trim()) decision.mutate(false);
    else setProblem('Dites à ses auteurs pourquoi ce tutoriel leur revient.');
  };
  return (
    <Card component="li" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <div>
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            <Link href={`/tutoriels/${id}`} target="_blank" rel="noopener">
              {title}
            </Link>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            De {namesIn.format(authors.map(({ name }) => name))}, {readTime} min de lecture ; attend depuis le{' '}
            {formatMoment(waitingSince)}
          </Typography>
        </div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>
        <TextField
          label="Ce que vous dites à ses auteurs"
          multiline
          minRows={2}
          value={reason}
          error={problem !== undefined}
          helperText={problem ?? 'Nécessaire pour renvoyer le tutoriel.'}
          onChange={({ target }) => {
            setReason(target.value);
            setProblem(undefined);
          }}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            disabled={decision.isPending}
            aria-label={`Laisser paraître « ${title} »`}
            onClick={() => decision.mutate(true)}
          >
            Laisser paraître
          </Button>
          <Button
            color="error"
            variant="outlined"
            disabled={decision.isPending}
            aria-label={`Renvoyer « ${title} » à ses auteurs`}
            onClick={sendBack}
          >
            Renvoyer
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}
