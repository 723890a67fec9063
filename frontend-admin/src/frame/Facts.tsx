import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Muted } from './Muted';

/** Names of facts above what they are, side by side. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <Muted component="dt">{name}</Muted>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
