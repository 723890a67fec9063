import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Muted } from '../frame/Muted';

/** Panels side by side, followed by the contract’s « Contenu à venir... ». */
export function TabContent({ children }: { children: ReactNode }) {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
      <Muted sx={{ textAlign: 'center', py: 1 }}>Contenu à venir...</Muted>
    </>
  );
}
