import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-admin';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { FirstRun } from './FirstRun';
import { firstRunQuery } from './first-run';

/** The setup wizard as a screen of its own. */
export function Component() {
  const query = useQuery(firstRunQuery);
  return (
    <Screen title="Premiers pas">
      <Loaded query={query} of="des premiers pas">
        {(state) =>
          state.steps.every((step) => step.state === 'done') ? (
            <Alert severity="success">
              Les premiers pas sont faits. La suite se trouve sur le <Link to="/">tableau de bord</Link>.
            </Alert>
          ) : (
            <FirstRun state={state} isScreen />
          )
        }
      </Loaded>
    </Screen>
  );
}
