import { Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../frame/LoadFailure';
import { demoContentQuery, describeDemo } from './first-run';
import { DemoRemoval } from './DemoRemoval';

/** Removes the sample content; hidden when there is none. */
export function DemoContentTool() {
  const { data: demo, isError } = useQuery(demoContentQuery);
  if (isError && !demo) return <LoadFailure>Le contenu de démonstration n’a pas pu être compté.</LoadFailure>;
  if (!demo?.isThere) return null;
  return (
    <Card component="section" aria-labelledby="demonstration" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 1.5 }}>
        <Typography variant="h2" id="demonstration">
          Contenu de démonstration
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Le site est venu avec {describeDemo(demo)}. Ce que d’autres ont écrit depuis n’en fait pas partie.
        </Typography>
        <DemoRemoval demo={demo} />
      </Stack>
    </Card>
  );
}
