import { List, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '@passerelle/api-client/dates';
import { Line } from '../frame/Line';
import { Loaded } from '../frame/Loaded';
import { Muted } from '../frame/Muted';
import { serverErrorsQuery } from './condition';

/** Server errors of the last day, without the people who caused them. */
export function LastDay() {
  const query = useQuery(serverErrorsQuery);
  return (
    <Loaded query={query} of="des erreurs" failed="Les erreurs n’ont pas pu être lues" inCard>
      {(errors) =>
        errors.length === 0 ? (
          <Typography sx={{ px: 2.5, pb: 2.5 }}>
            Aucune réponse en erreur : le site a su répondre à tout.
          </Typography>
        ) : (
          <List disablePadding aria-label="Erreurs">
            {errors.map(({ status, route, message, times, firstAt, lastAt }) => (
              <Line
                key={`${status} ${route} ${message}`}
                title={`${status} · ${route}`}
                action={<Typography variant="body2">{times} fois</Typography>}
              >
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {message}
                </Typography>
                <Muted>
                  {times > 1
                    ? `Du ${formatMoment(firstAt)} au ${formatMoment(lastAt)}`
                    : `Le ${formatMoment(lastAt)}`}
                </Muted>
              </Line>
            ))}
          </List>
        )
      }
    </Loaded>
  );
}
