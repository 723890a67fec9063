import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useWindowTitle } from './site';

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

/** Shown for an unknown address, and for a record that does not exist. */
export function NotFoundScreen() {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 10 }}>
      <title>{useWindowTitle('Page introuvable')}</title>
      <Typography variant="h1">Page introuvable</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        Rien ne se trouve à cette adresse : elle est fausse, ou ce qu’elle montrait a été supprimé.
      </Typography>
      <Button component={Link} to={paths.dashboard} variant="contained">
        Retour au tableau de bord
      </Button>
    </Stack>
  );
}
