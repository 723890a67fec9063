import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';
import { Waiting } from './Waiting';

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
