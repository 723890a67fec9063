import { Button, Link, Stack } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import { DataTable } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { Muted } from '../frame/Muted';
import { choiceFilter } from '../lists/filters';
import { RecordTable, words } from '../lists/RecordTable';
import { sitePaths } from '../paths';

type AskedSearch = components['schemas']['AskedSearchDto'];
const Column = DataTable.Col<AskedSearch>;

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

/** Texts that visitors searched for, with or without results. */
export function AskedSearches() {
  const [, setParams] = useSearchParams();
  return (
    <>
      <Muted>
        Ce que cherchent au moins trois fois les visiteurs en douze semaines. Rien n’est gardé de qui cherche,
        ni ce qui ressemble à une adresse ou à un numéro.
      </Muted>
      <RecordTable
        label="Recherches faites"
        of="des recherches"
        empty="Aucune recherche à montrer"
        filters={filters}
        sort={{ field: 'asked', order: 'DESC' }}
      >
        <Column
          label="Recherche"
          sx={words}
          render={({ text }) => (
            <Link href={sitePaths.search(text)} sx={{ fontWeight: 500 }}>
              {text}
            </Link>
          )}
        />
        <Column label="Réponses" render={describe} />
        <Column
          label="Actions"
          render={({ text }) => (
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              <Button
                variant="outlined"
                aria-label={`Donner un synonyme à « ${text} »`}
                onClick={() => setParams({ onglet: 'synonymes', texte: text })}
              >
                Synonyme
              </Button>
              <Button
                variant="outlined"
                aria-label={`Choisir la meilleure réponse à « ${text} »`}
                onClick={() => setParams({ onglet: 'reponses', texte: text })}
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
