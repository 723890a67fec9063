import { Typography, type TypographyProps } from '@mui/material';
import type { ElementType } from 'react';

/** Secondary text; long words break. */
export function Muted<Root extends ElementType = 'p'>(props: TypographyProps<Root, { component?: Root }>) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      {...props}
      sx={[{ overflowWrap: 'anywhere' }, props.sx ?? {}].flat()}
    />
  );
}
