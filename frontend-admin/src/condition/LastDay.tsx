import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { formatMoment } from '@passerelle/api-client/dates';
import { serverErrorsQuery } from './condition';

/** Server errors, without who caused them. */
export function LastDay() {
  const { data: errors, isError } = useQuery(serverErrorsQuery);
  if (!errors) {
    return (
      <Box sx={{ px: 2, pb: 2 }}>
        {isError ? (
          <LoadFailure>Les erreurs n’ont pas pu être lues</LoadFailure>
        ) : (
          <Waiting label="Chargement des erreurs" />
        )}
      </Box>
    );
  }
  if (errors.length === 0) {
    return (
      <Typography sx={{ px: 2, pb: 2 }}>Aucune réponse en erreur : le site a su répondre à tout.</Typography>
    );
  }
  return (
    <Box component="ul" aria-label="Erreurs" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {errors.map(({ status, route, message, times, firstAt, lastAt }) => (
        <Stack
          component="li"
          key={`${status} ${route} ${message}`}
          sx={{ gap: 0.25, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {status} · {route}
            </Typography>
            <Typography variant="body2" sx={{ whiteSpace: 'nowrap', fontWeight: 600 }}>
              {times} fois
            </Typography>
          </Box>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {times > 1
              ? `Du ${formatMoment(firstAt)} au ${formatMoment(lastAt)}`
              : `Le ${formatMoment(lastAt)}`}
          </Typography>
        </Stack>
      ))}
    </Box>
  );
}
