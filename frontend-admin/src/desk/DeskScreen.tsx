import { Button, MenuItem, Pagination, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { thingKindLabels } from '@passerelle/api-client/moderation-labels';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { ReadyAnswers } from './ReadyAnswers';
import { DeskHelp } from './DeskHelp';
import { Desk } from './Desk';
import { PAGE, queueQuery, type Kind, type QueueFilter } from './thing';

const assignments = { all: 'De tous', me: 'Dont je m’occupe', nobody: 'Dont personne ne s’occupe' } as const;

/** The moderation queue, one line per reported thing. */
export function Component() {
  const [filter, setFilter] = useState<QueueFilter>({});
  const [page, setPage] = useState(1);
  const [isEditing, setEditing] = useState(false);
  const query = useQuery(queueQuery(filter, page));
  const { data } = query;
  const change = (changes: QueueFilter) => {
    setFilter({ ...filter, ...changes });
    setPage(1);
  };
  const pages = Math.ceil((data?.total ?? 0) / PAGE);
  return (
    <Screen
      title="File de modération"
      lead="Tout ce qui est signalé, chose par chose, la plus ancienne d’abord."
      actions={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" color="inherit" onClick={() => setEditing(true)}>
            Réponses prêtes
          </Button>
          <DeskHelp />
        </Stack>
      }
    >
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label="Genre"
          value={filter.kind ?? 'all'}
          onChange={({ target }) =>
            change({ kind: target.value === 'all' ? undefined : (target.value as Kind) })
          }
          sx={{ minWidth: 150 }}
        >
          <MenuItem value="all">Tous les genres</MenuItem>
          {Object.entries(thingKindLabels).map(([kind, label]) => (
            <MenuItem key={kind} value={kind}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="Suivi"
          value={filter.assigned ?? 'all'}
          onChange={({ target }) =>
            change({ assigned: target.value === 'all' ? undefined : (target.value as 'me' | 'nobody') })
          }
          sx={{ minWidth: 190 }}
        >
          {Object.entries(assignments).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {data && (
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {data.total === 0
              ? 'Rien n’attend.'
              : `${data.total} chose${data.total > 1 ? 's' : ''} à examiner`}
          </Typography>
        )}
      </Stack>
      <Loaded query={query} of="de la file">
        {({ things }) => <Desk things={things} isFetching={query.isFetching} />}
      </Loaded>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, next) => setPage(next)} />}
      {isEditing && <ReadyAnswers onClose={() => setEditing(false)} />}
    </Screen>
  );
}
