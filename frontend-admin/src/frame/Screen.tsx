import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWindowTitle } from './site';

interface ScreenProps {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Heading, window title and content of a screen. */
export function Screen({ title, lead, actions, children }: ScreenProps) {
  return (
    <Stack sx={{ gap: 2.5 }}>
      <title>{useWindowTitle(title)}</title>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1 }}>
          <Typography variant="h1">{title}</Typography>
          {lead && <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{lead}</Typography>}
        </Box>
        {actions}
      </Box>
      {children}
    </Stack>
  );
}
