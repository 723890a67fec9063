import { Box, Card, Link, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface PanelProps {
  title: string;
  /** Address of the full list, below /admin. */
  path: string;
  children: ReactNode;
}

/** A panel of a tab, with a link to the full list. */
export function Panel({ title, path, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, p: 2 }}>
        <Typography variant="h2" id={id} sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Link component={RouterLink} to={path} variant="body2" aria-label={`Voir tout : ${title}`}>
          Voir tout
        </Link>
      </Box>
      {children}
    </Card>
  );
}
