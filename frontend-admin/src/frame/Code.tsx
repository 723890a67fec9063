import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The answer of a server, word for word. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Typography component="code" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
