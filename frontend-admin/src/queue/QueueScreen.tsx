import { Button, Pagination, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { counted } from '@passerelle/api-client/numbers';
import { subjectKindLabels } from '@passerelle/api-client/moderation-labels';
import { Select } from '../forms/Select';
import { Loaded } from '../frame/Loaded';
import { Muted } from '../frame/Muted';
import { Screen } from '../frame/Screen';
import { ShortcutsHelp } from '../reports/ShortcutsHelp';
import { ReadyAnswers } from './ReadyAnswers';
import { QueueView } from './QueueView';
import { PAGE, queueQuery, type QueueFilter } from './subject';
import { useQueuePlace } from './use-queue-place';

const shortcuts = [
  ['J', 'Chose suivante'],
  ['K', 'Chose précédente'],
  ['X', 'Rejeter'],
  ['R', 'Retenir, reste en ligne'],
  ['M', 'Retenir, retirer du site'],
  ['S', 'Retenir, supprimer'],
  ['A', 'Avertir l’auteur'],
  ['U', 'Suspendre l’auteur'],
  ['1 à 9', 'Réponse prête'],
  ['E', 'Écrire le motif (Échap pour en sortir)'],
  ['V', 'Décider'],
  ['Z', 'Annuler la dernière décision'],
  ['P', 'Je m’en occupe'],
  ['N', 'Écrire une note'],
] as const;
const kinds = [
  { id: '', name: 'Tous les genres' },
  ...Object.entries(subjectKindLabels).map(([id, name]) => ({ id, name })),
];
const assignments = [
  { id: '', name: 'De tous' },
  { id: 'me', name: 'Dont je m’occupe' },
  { id: 'nobody', name: 'Dont personne ne s’occupe' },
];

/** The moderation queue, one line per reported subject. */
export function Component() {
  const { filter, page, asked, change } = useQueuePlace();
  const [isEditing, setEditing] = useState(false);
  const query = useQuery(queueQuery(filter, page));
  const { data } = query;
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / PAGE));
  const isBeyond = data !== undefined && !query.isPlaceholderData && page > pages;
  // The last page disappears once all its items are decided.
  useEffect(() => {
    if (isBeyond) change({}, pages);
  });
  return (
    <Screen
      title="File de modération"
      lead="Tout ce qui est signalé, chose par chose, la plus ancienne d’abord."
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" color="inherit" onClick={() => setEditing(true)}>
            Réponses prêtes
          </Button>
          <ShortcutsHelp shortcuts={shortcuts} />
        </Stack>
      }
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <Select
          label="Genre"
          value={filter.kind ?? ''}
          choices={kinds}
          onChange={(kind) => change({ kind: (kind || undefined) as QueueFilter['kind'] })}
          sx={{ minWidth: 150 }}
        />
        <Select
          label="Suivi"
          value={filter.assigned ?? ''}
          choices={assignments}
          onChange={(assigned) => change({ assigned: (assigned || undefined) as QueueFilter['assigned'] })}
          sx={{ minWidth: 190 }}
        />
        {data && (
          <Muted role="status">
            {data.total === 0 ? 'Rien n’attend.' : `${counted(data.total, 'chose')} à examiner`}
          </Muted>
        )}
      </Stack>
      <Loaded query={query} of="de la file">
        {({ things }) => (
          <QueueView
            place={JSON.stringify([filter, page])}
            items={things}
            isFetching={query.isFetching}
            isPrevious={query.isPlaceholderData || isBeyond}
            asked={asked}
          />
        )}
      </Loaded>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => change({}, next)} />}
      {isEditing && <ReadyAnswers onClose={() => setEditing(false)} />}
    </Screen>
  );
}
