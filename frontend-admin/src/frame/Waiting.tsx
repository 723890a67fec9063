import { Skeleton, Stack } from '@mui/material';

/** Stands where a screen or a list will be. */
export function Waiting({ label = 'Chargement' }: { label?: string }) {
  return (
    <Stack role="status" aria-label={label} sx={{ gap: 1.5, py: 1 }}>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={line === 0 ? 32 : 44} />
      ))}
    </Stack>
  );
}
