import { Box, LinearProgress, Stack, Typography } from '@mui/material';
import { Muted } from '../frame/Muted';
import type { Overview } from './report';

/** Reports by status, and the resolution rate. */
export function Figures({ overview: { statuses } }: { overview: Overview }) {
  const { pending, resolved, rejected } = statuses;
  const rate = Math.round((resolved / (pending + resolved + rejected)) * 100);
  const figures = [
    ['En attente', pending],
    ['Résolus', resolved],
    ['Rejetés', rejected],
  ] as const;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0 }}>
        {figures.map(([label, count]) => (
          <div key={label}>
            <Muted component="dt">{label}</Muted>
            <Typography component="dd" sx={{ m: 0, fontSize: '1.5rem', fontWeight: 700 }}>
              {count}
            </Typography>
          </div>
        ))}
      </Box>
      <div>
        <Typography id="taux" variant="body2" sx={{ mb: 0.75 }}>
          Taux de résolution : <strong>{rate} %</strong>
        </Typography>
        <LinearProgress
          variant="determinate"
          value={rate}
          aria-labelledby="taux"
          sx={{ height: 8, borderRadius: 4 }}
        />
      </div>
    </Stack>
  );
}
