import { Alert, AlertTitle, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
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
    return (
      <Alert severity="error" sx={{ m: 2 }}>
        <AlertTitle>Erreur</AlertTitle>
        Erreur lors de la récupération {of}
      </Alert>
    );
  }
  if (isPending) return <Waiting label={`Chargement ${of}`} />;
  if (data.length === 0) return <Typography sx={{ p: 4, textAlign: 'center' }}>{empty}</Typography>;
  return (
    <>
      {children}
      <Paging />
    </>
  );
}
