import { Skeleton, Stack } from '@mui/material';

interface WaitingProps {
  label?: string;
  /** Keeps clear of the edges of the card it is in. */
  inCard?: boolean;
}

/** Stands where a screen or a list will be. */
export function Waiting({ label = 'Chargement', inCard = false }: WaitingProps) {
  return (
    <Stack role="status" aria-label={label} sx={{ gap: 1.5, py: 1, px: inCard ? 2 : 0, pb: inCard ? 2 : 1 }}>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={line === 0 ? 32 : 44} />
      ))}
    </Stack>
  );
}
