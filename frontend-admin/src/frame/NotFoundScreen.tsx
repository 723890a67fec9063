import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { useWindowTitle } from './site';

/** The contract has these two sentences in English. */
export function NotFoundScreen() {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 2, py: 10 }}>
      <title>{useWindowTitle('Page introuvable')}</title>
      <Typography variant="h1" lang="en">
        404 Page Not Found
      </Typography>
      <Typography sx={{ color: 'text.secondary' }} lang="en">
        Did you forget to add the page to the router?
      </Typography>
      <Button component={Link} to={paths.dashboard} variant="contained">
        Retour au tableau de bord
      </Button>
    </Stack>
  );
}
