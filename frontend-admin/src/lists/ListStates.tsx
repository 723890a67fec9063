import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { Paging } from './Paging';

interface ListStatesProps {
  /** « des tutoriels » */
  of: string;
  empty: string;
  children: ReactNode;
}

/** A list, or why there is none to see. */
export function ListStates({ of, empty, children }: ListStatesProps) {
  const { data, isPending, error } = useListContext();
  if (error) {
    return <LoadFailure ofList>Erreur lors de la récupération {of}</LoadFailure>;
  }
  if (isPending) return <Waiting label={`Chargement ${of}`} inCard />;
  if (data.length === 0) return <Typography sx={{ p: 4, textAlign: 'center' }}>{empty}</Typography>;
  return (
    <>
      {children}
      <Paging />
    </>
  );
}
