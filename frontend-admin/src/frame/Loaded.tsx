import type { ReactNode } from 'react';
import { Skeleton, Stack } from '@mui/material';
import { LoadFailure } from './LoadFailure';

interface LoadedProps<T> {
  query: { data?: T | undefined; error: unknown };
  /** « des domaines » */
  of: string;
  failed?: ReactNode;
  /** Adds padding inside a card. */
  inCard?: boolean;
  children: (data: T) => ReactNode;
}

/** Shows the data of a query, a skeleton until then, or an error with a button to retry. */
export function Loaded<T>({ query: { data, error }, of, failed, inCard = false, children }: LoadedProps<T>) {
  return (
    <>
      {Boolean(error) && (
        <LoadFailure ofList={inCard}>{failed ?? `Erreur lors de la récupération ${of}`}</LoadFailure>
      )}
      {data === undefined ? !error && <Waiting label={`Chargement ${of}`} inCard={inCard} /> : children(data)}
    </>
  );
}

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
