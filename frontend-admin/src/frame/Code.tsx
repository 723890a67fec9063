import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What a server has said, word for word. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Typography component="code" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
