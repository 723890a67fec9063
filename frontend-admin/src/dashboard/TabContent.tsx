import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface TabContentProps {
  /** Shows « Contenu à venir... », the contract’s text for a tab without content. */
  isEmpty: boolean;
  children: ReactNode;
}

/** Panels side by side. */
export function TabContent({ isEmpty, children }: TabContentProps) {
  if (isEmpty) {
    return (
      <Typography sx={{ textAlign: 'center', py: 4, color: 'text.secondary' }}>Contenu à venir...</Typography>
    );
  }
  return (
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
  );
}
