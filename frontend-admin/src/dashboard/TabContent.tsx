import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The parts of a tab side by side, and what is said of those that will join them. */
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
      <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center', py: 1 }}>
        Contenu à venir...
      </Typography>
    </>
  );
}
