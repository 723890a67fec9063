import { Typography, type TypographyProps } from '@mui/material';

/** What somebody wrote, with its line breaks, in whatever script. */
export function Written(props: Pick<TypographyProps, 'variant' | 'children'>) {
  return <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} {...props} />;
}
