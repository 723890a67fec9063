import { Button, Link, Stack, Typography } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { DataTable } from 'react-admin';
import { choiceFilter } from '../lists/filters';
import { RecordTable, words } from '../lists/RecordTable';

type AskedSearch = components['schemas']['AskedSearchDto'];

const filters = [
  choiceFilter({
    source: 'state',
    label: 'Lesquelles',
    choices: [
      { id: 'unanswered', name: 'Sans réponse' },
      { id: 'unopened', name: 'Réponses que personne n’ouvre' },
    ],
    all: 'Toutes',
  }),
];

interface AskedSearchesProps {
  /** Called with the text of the search. */
  onAnswer: (text: string) => void;
  onExplain: (text: string) => void;
}

/** What visitors searched for, with or without results. */
export function AskedSearches({ onAnswer, onExplain }: AskedSearchesProps) {
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Ce que cherchent au moins trois fois les visiteurs en douze semaines. Rien n’est gardé de qui cherche,
        ni ce qui ressemble à une adresse ou à un numéro.
      </Typography>
      <RecordTable
        label="Recherches faites"
        of="des recherches"
        empty="Aucune recherche à montrer"
        filters={filters}
        sort={{ field: 'asked', order: 'DESC' }}
      >
        <DataTable.Col<AskedSearch>
          label="Recherche"
          sx={words}
          render={({ text }) => (
            <Link href={`/recherche?q=${encodeURIComponent(text)}`} sx={{ fontWeight: 500 }}>
              {text}
            </Link>
          )}
        />
        <DataTable.Col<AskedSearch> label="Réponses" render={describe} />
        <DataTable.Col<AskedSearch>
          label="Actions"
          render={({ text }) => (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Button
                variant="outlined"
                aria-label={`Donner un synonyme à « ${text} »`}
                onClick={() => onExplain(text)}
              >
                Synonyme
              </Button>
              <Button
                variant="outlined"
                aria-label={`Choisir la meilleure réponse à « ${text} »`}
                onClick={() => onAnswer(text)}
              >
                Meilleure réponse
              </Button>
            </Stack>
          )}
        />
      </RecordTable>
    </>
  );
}

const lessons: Record<AskedSearch['taught'][number], string> = {
  bestAnswer: 'meilleure réponse choisie',
  synonyms: 'synonyme donné',
};

function describe({ asked, unanswered, opened, taught }: AskedSearch): string {
  const none = unanswered === asked ? 'jamais de réponse' : `${unanswered} sans réponse`;
  const openings = opened === 0 ? 'aucune réponse ouverte' : `${opened} réponses ouvertes`;
  return [
    `${asked} recherches`,
    ...(unanswered > 0 ? [none] : []),
    ...(unanswered < asked ? [opened === 1 ? 'une réponse ouverte' : openings] : []),
    ...taught.map((kind) => lessons[kind]),
  ].join(' · ');
}
