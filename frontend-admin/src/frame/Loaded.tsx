import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';
import { Waiting } from './Waiting';

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean };
  /** « des domaines » */
  of: string;
  children: (data: T) => ReactNode;
}

/** Shows what a query has brought, a skeleton until then, and a failure with a button to retry. */
export function Loaded<T>({ query: { data, isError }, of, children }: LoadedProps<T>) {
  return (
    <>
      {isError && <LoadFailure>Erreur lors de la récupération {of}</LoadFailure>}
      {data === undefined ? !isError && <Waiting label={`Chargement ${of}`} /> : children(data)}
    </>
  );
}
