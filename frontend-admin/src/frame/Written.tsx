import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What somebody wrote, with its line breaks, in whatever script. */
export function Written({ children }: { children: ReactNode }) {
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
