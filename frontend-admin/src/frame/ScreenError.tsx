import { Alert, AlertTitle, Button } from '@mui/material';

/** Fallback for a screen that throws or whose chunk fails to load. */
export function ScreenError() {
  const retry = (
    <Button color="inherit" onClick={() => location.reload()}>
      Recharger
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      <AlertTitle component="h1">Erreur</AlertTitle>
      Cet écran n’a pas pu être affiché.
    </Alert>
  );
}
