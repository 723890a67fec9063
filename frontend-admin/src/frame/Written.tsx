import { Typography, type TypographyProps } from '@mui/material';

/** A text written by a person, with its line breaks and the direction of its script. */
export function Written(props: Pick<TypographyProps, 'variant' | 'children'>) {
  return <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} {...props} />;
}
