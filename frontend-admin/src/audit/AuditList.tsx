import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { Paging } from '../lists/Paging';
import { PersonName } from '../people/PersonName';
import { settingsQuery } from '../settings/settings';
import { actionLabel, differences, targets, type Entry } from './entry';

/** What was done, the latest first. */
export function AuditList() {
  const { data, isPending, error } = useListContext<Entry>();
  if (error) {
    return <LoadFailure ofList>Erreur lors de la récupération du journal</LoadFailure>;
  }
  if (isPending) return <Waiting label="Chargement du journal" inCard />;
  if (data.length === 0) {
    return <Typography sx={{ p: 4, textAlign: 'center' }}>Aucune action trouvée.</Typography>;
  }
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((entry) => (
          <AuditItem key={entry.id} entry={entry} />
        ))}
      </Box>
      <Paging />
    </>
  );
}

function AuditItem({ entry }: { entry: Entry }) {
  const { actor, action, targetType, targetId, note, createdAt } = entry;
  const { data: settings } = useQuery({ ...settingsQuery, enabled: targetType === 'settings' });
  const labels = new Map<string, string>(
    settings?.groups.flatMap((group) => group.settings).map(({ name, label }) => [name, label] as const),
  );
  const target = Object.hasOwn(targets, targetType) ? targets[targetType] : targetType;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '190px 240px minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatMoment(createdAt)}
      </Typography>
      <Box>
        <PersonName person={actor} size={24} />
      </Box>
      <Stack sx={{ gap: 0.5, minWidth: 0 }}>
        <Typography variant="body2">
          <strong>{actionLabel(action)}</strong>
          {targetId !== null && ` (${target?.toLocaleLowerCase('fr')} n° ${targetId})`}
        </Typography>
        {differences(entry, labels).map(({ name, before, after }) => (
          <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
            {name}&nbsp;: {before !== undefined && <del>{before}</del>}{' '}
            {after !== undefined && <ins>{after}</ins>}
          </Typography>
        ))}
        {note && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            Note : {note}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
