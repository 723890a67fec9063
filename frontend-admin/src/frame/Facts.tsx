import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Muted } from './Muted';

interface FactsProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Minimum width of a fact, in pixels, for long ones. */
  width?: number;
}

/** Facts side by side, each with its name above its value. */
export function Facts({ facts, width = 150 }: FactsProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
      }}
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
