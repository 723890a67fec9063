import { Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useListContext } from 'react-admin';
import { ChoiceField } from '../lists/ChoiceField';
import { ListStates } from '../lists/ListStates';
import { ServerList } from '../lists/ServerList';

type AskedSearch = components['schemas']['AskedSearchDto'];

const states = [
  { value: 'unanswered', label: 'Sans réponse' },
  { value: 'unopened', label: 'Réponses que personne n’ouvre' },
];

interface AskedSearchesProps {
  /** With a text that somebody searched for. */
  onAnswer: (text: string) => void;
  onExplain: (text: string) => void;
}

/** What people search for, and what they do not find. */
export function AskedSearches(props: AskedSearchesProps) {
  return (
    <Card component="section" aria-label="Recherches faites">
      <ServerList resource="searches" sort={{ field: 'asked', order: 'DESC' }}>
        <Stack role="search" sx={{ p: 2, gap: 2.5, alignItems: { sm: 'flex-start' } }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Ce que cherchent au moins trois fois les visiteurs en douze semaines. Rien n’est gardé de qui
            cherche, ni ce qui ressemble à une adresse ou à un numéro.
          </Typography>
          <ChoiceField name="state" label="Lesquelles" options={states} all="Toutes" />
        </Stack>
        <ListStates of="des recherches" empty="Aucune recherche à montrer">
          <SearchItems {...props} />
        </ListStates>
      </ServerList>
    </Card>
  );
}

function SearchItems({ onAnswer, onExplain }: AskedSearchesProps) {
  const { data = [] } = useListContext<AskedSearch>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((search) => (
        <Stack
          component="li"
          key={search.id}
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 1, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', alignItems: { md: 'center' } }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Link
              href={`/recherche?q=${encodeURIComponent(search.text)}`}
              sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}
            >
              {search.text}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {describe(search)}
            </Typography>
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              aria-label={`Donner un synonyme à « ${search.text} »`}
              onClick={() => onExplain(search.text)}
            >
              Synonyme
            </Button>
            <Button
              variant="outlined"
              aria-label={`Choisir la meilleure réponse à « ${search.text} »`}
              onClick={() => onAnswer(search.text)}
            >
              Meilleure réponse
            </Button>
          </Stack>
        </Stack>
      ))}
    </Box>
  );
}

function describe({ asked, unanswered, opened }: AskedSearch): string {
  const none = unanswered === asked ? 'jamais de réponse' : `${unanswered} sans réponse`;
  const openings = opened === 0 ? 'aucune réponse ouverte' : `${opened} réponses ouvertes`;
  return [
    `${asked} recherches`,
    ...(unanswered > 0 ? [none] : []),
    ...(unanswered < asked ? [opened === 1 ? 'une réponse ouverte' : openings] : []),
  ].join(' · ');
}
