import { Card, Link, Pagination, Stack, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { call } from '../api/http';
import { AnswerForm } from '../frame/AnswerForm';
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
  const { succeed, fail } = useToast();
  const decision = useMutation({
    mutationFn: (body: { isAccepted: boolean; reason: string | null }) =>
      call('POST', '/api/admin/reviews/{id}', {
        path: { id },
        body,
      }),
    onSuccess: (_, { isAccepted }) => {
      succeed({
        title: isAccepted ? 'Tutoriel accepté' : 'Tutoriel renvoyé à ses auteurs',
        description: title,
      });
      return queryClient.invalidateQueries({ queryKey: REVIEWS });
    },
    onError: (error) => fail(error, 'La relecture n’a pas pu être enregistrée.'),
  });
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
            Par {namesIn.format(authors.map(({ name }) => name))}, {readTime} min de lecture ; attend depuis
            le {formatMoment(waitingSince)}
          </Typography>
        </div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{description}</Typography>
        <AnswerForm
          label="Ce que vous dites à ses auteurs"
          hint="Nécessaire pour renvoyer le tutoriel."
          missing="Dites à ses auteurs pourquoi ce tutoriel leur revient."
          accept={{ label: 'Laisser paraître', name: `Laisser paraître « ${title} »` }}
          refuse={{ label: 'Renvoyer', name: `Renvoyer « ${title} » à ses auteurs` }}
          isPending={decision.isPending}
          onDecide={(isAccepted, reason) => decision.mutate({ isAccepted, reason })}
        />
      </Stack>
    </Card>
  );
}
