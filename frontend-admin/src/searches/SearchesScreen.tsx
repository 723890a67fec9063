import { Box, Card, Link, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { useListContext } from 'react-admin';
import { Screen } from '../frame/Screen';
import { ChoiceField } from '../lists/ChoiceField';
import { ListStates } from '../lists/ListStates';
import { ServerList } from '../lists/ServerList';

type AskedSearch = components['schemas']['AskedSearchDto'];

const states = [
  { value: 'unanswered', label: 'Sans réponse' },
  { value: 'unopened', label: 'Réponses que personne n’ouvre' },
];

/** What people search for, and what they do not find. */
export function Component() {
  return (
    <Screen
      title="Recherches"
      lead="Ce que cherchent au moins trois fois les visiteurs en douze semaines. Rien n’est gardé de qui cherche, ni ce qui ressemble à une adresse ou à un numéro."
    >
      <Card component="section" aria-label="Recherches">
        <ServerList resource="searches" sort={{ field: 'asked', order: 'DESC' }}>
          <Stack role="search" sx={{ p: 2, alignItems: { sm: 'flex-start' } }}>
            <ChoiceField name="state" label="Lesquelles" options={states} all="Toutes" />
          </Stack>
          <ListStates of="des recherches" empty="Aucune recherche à montrer">
            <SearchItems />
          </ListStates>
        </ServerList>
      </Card>
    </Screen>
  );
}

function SearchItems() {
  const { data = [] } = useListContext<AskedSearch>();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((search) => (
        <Box component="li" key={search.id} sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
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
