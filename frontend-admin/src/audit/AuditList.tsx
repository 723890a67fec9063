import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '../language/format-date';
import { Paging } from '../lists/Paging';
import { PersonName } from '../people/PersonName';
import { actionLabel, differences, targets, type Entry } from './entry';

/** What was done, the latest first. */
export function AuditList() {
  const { data, isPending, error } = useListContext<Entry>();
  if (error) {
    return (
      <Alert severity="error" sx={{ m: 2 }}>
        <AlertTitle>Erreur</AlertTitle>
        Erreur lors de la récupération du journal
      </Alert>
    );
  }
  if (isPending) return <Waiting label="Chargement du journal" />;
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
      <PersonName person={actor} size={24} />
      <Stack sx={{ gap: 0.5, minWidth: 0 }}>
        <Typography variant="body2">
          <strong>{actionLabel(action)}</strong>
          {targetId !== null && ` (${target?.toLocaleLowerCase('fr')} n° ${targetId})`}
        </Typography>
        {differences(entry).map(({ name, before, after }) => (
          <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
            {name} : {before !== undefined && <del>{before}</del>} {after !== undefined && <ins>{after}</ins>}
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
