import { Alert, AlertTitle, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadFailureProps {
  /** Replaces a whole list, with a title. */
  ofList?: boolean;
  children: ReactNode;
}

/** Error with a button that refetches every failed query. */
export function LoadFailure({ ofList = false, children }: LoadFailureProps) {
  const queryClient = useQueryClient();
  const retry = () =>
    void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  return (
    <Alert
      severity="error"
      sx={{ m: ofList ? 2 : 0 }}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          Réessayer
        </Button>
      }
    >
      {ofList && <AlertTitle>Erreur</AlertTitle>}
      {children}
    </Alert>
  );
}
