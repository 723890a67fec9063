import { Skeleton, Stack } from '@mui/material';

interface WaitingProps {
  label?: string;
  /** Adds padding inside a card. */
  inCard?: boolean;
}

/** Skeleton of a screen or list. */
export function Waiting({ label = 'Chargement', inCard = false }: WaitingProps) {
  return (
    <Stack role="status" aria-label={label} sx={{ gap: 1.5, py: 1, px: inCard ? 2 : 0, pb: inCard ? 2 : 1 }}>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} variant="rounded" height={line === 0 ? 32 : 44} />
      ))}
    </Stack>
  );
}
