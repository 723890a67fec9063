import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A section with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-label={title} sx={{ gap: 1 }}>
      <Typography variant="h3">{title}</Typography>
      {children}
    </Stack>
  );
}
