import { Typography, type TypographyProps } from '@mui/material';
import type { ReactNode } from 'react';

/** A text written by a person, with its line breaks and the direction of its script. */
export function Written(props: Pick<TypographyProps, 'variant' | 'children'>) {
  return <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} {...props} />;
}

/** The answer of a server, word for word. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <Typography component="code" variant="body2" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
