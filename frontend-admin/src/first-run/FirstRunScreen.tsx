import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { FirstRun } from './FirstRun';
import { firstRunQuery } from './first-run';

/** The first steps of a site, for whoever comes back to them. */
export function Component() {
  const { data: state, isError } = useQuery(firstRunQuery);
  const isOver = state?.steps.every((step) => step.state === 'done');
  return (
    <Screen title="Premiers pas">
      {isError && <LoadFailure>Erreur lors de la récupération des premiers pas</LoadFailure>}
      {!state && !isError && <Waiting label="Chargement des premiers pas" />}
      {isOver && (
        <Alert severity="success">
          Les premiers pas sont faits. La suite se trouve sur le{' '}
          <Link component={RouterLink} to="/">
            tableau de bord
          </Link>
          .
        </Alert>
      )}
      {state && !isOver && <FirstRun state={state} isScreen />}
    </Screen>
  );
}
