import { Box, List, Stack, Typography } from '@mui/material';
import { formatBytes } from '@passerelle/api-client/numbers';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { ConfirmButton } from '../frame/ConfirmButton';
import { conditionQuery, freeing, parts, type Taken } from './condition';

/** Disk usage, largest first, with buttons that free space. */
export function DiskUse({ taken }: { taken: Taken[] }) {
  const some = taken.filter(({ bytes }) => bytes > 0);
  const most = Math.max(1, ...some.map(({ bytes }) => bytes));
  return (
    <List disablePadding aria-label="Ce qui prend de la place">
      {some.map((one) => (
        <Use key={one.part} taken={one} share={one.bytes / most} />
      ))}
    </List>
  );
}

function Use({ taken: { part, bytes, isWhole, canBeFreed }, share }: { taken: Taken; share: number }) {
  const label = parts[part];
  const releasing = useAction(
    () => call('POST', '/api/admin/condition/disk/{part}/free', { path: { part: part as 'pages' } }),
    {
      done: ({ freed }) => ({
        title: 'Place libérée',
        description: `${label} : ${formatBytes(freed)} de moins.`,
      }),
      failed: 'La place n’a pas pu être libérée.',
      refreshes: [conditionQuery.queryKey],
    },
  );
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ gap: 1.5, px: 2.5, borderTop: 1, borderColor: 'divider', alignItems: 'center', minHeight: 52 }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
          <Typography variant="body2">{label}</Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
            {!isWhole && 'au moins '}
            {formatBytes(bytes)}
          </Typography>
        </Stack>
        <Box aria-hidden sx={{ mt: 0.5, height: 4, borderRadius: 2, bgcolor: 'action.hover' }}>
          <Box sx={{ width: `${100 * share}%`, height: 1, borderRadius: 2, bgcolor: 'primary.main' }} />
        </Box>
      </Box>
      <Box sx={{ width: 92, flexShrink: 0, textAlign: 'right' }}>
        {canBeFreed && (
          <ConfirmButton
            size="small"
            color="primary"
            loading={releasing.isPending}
            aria-label={`Libérer : ${label}`}
            title={`Libérer ${formatBytes(bytes)} ?`}
            content={`${label}. ${freeing[part] ?? ''}`}
            confirm="Libérer"
            confirmColor="primary"
            onConfirm={() => releasing.mutate()}
          >
            Libérer
          </ConfirmButton>
        )}
      </Box>
    </Stack>
  );
}
