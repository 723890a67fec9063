import { Box, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListFilterContext } from 'react-admin';
import { call } from '../api/http';
import { dayAfter, dayOf, startOf } from './days';
import { targets } from './entry';

interface Filter {
  actorId?: string;
  targetType?: string;
  since?: string;
  until?: string;
}

/** Who, on what, and between which days. */
export function AuditFilters() {
  const list = useListFilterContext();
  const filter = list.filterValues as Filter;
  const { data: people = [] } = useQuery({
    queryKey: ['audit', 'actors'],
    queryFn: () => call('GET', '/api/admin/audit/actors'),
  });
  const change = (changes: Partial<Filter>) => list.setFilters({ ...filter, ...changes });
  const { actorId = '', targetType = '', since, until } = filter;
  const isKnown = people.some(({ id }) => String(id) === String(actorId));
  return (
    <Box
      role="search"
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <TextField
        select
        id="personne"
        label="Personne"
        value={isKnown ? String(actorId) : ''}
        onChange={(event) => change({ actorId: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Toutes</MenuItem>
        {people.map(({ id, displayName }) => (
          <MenuItem key={id} value={String(id)}>
            {displayName}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id="objet"
        label="Objet"
        value={Object.hasOwn(targets, targetType) ? targetType : ''}
        onChange={(event) => change({ targetType: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Tous</MenuItem>
        {Object.entries(targets).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        type="date"
        label="Du"
        value={since ? dayOf(since) : ''}
        onChange={(event) => change({ since: startOf(event.target.value) })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        type="date"
        label="Au"
        value={until ? dayOf(until, -1) : ''}
        onChange={(event) => change({ until: dayAfter(event.target.value) })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}
