import { Alert, AlertTitle, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface LoadFailureProps {
  /** Stands for a whole list, under a title of its own. */
  ofList?: boolean;
  children: ReactNode;
}

/** Says what could not be loaded, and asks again for all that was refused. */
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
