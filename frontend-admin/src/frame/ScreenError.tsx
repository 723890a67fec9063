import { Alert, AlertTitle, Button } from '@mui/material';

/** Stands for a screen that breaks or can't be loaded. */
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
