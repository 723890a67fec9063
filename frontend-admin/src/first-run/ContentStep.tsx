import { Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { DemoRemoval } from './DemoRemoval';
import { demoContentQuery, describeDemo } from './first-run';
import { StepFrame, type StepProps } from './StepFrame';

/** Keep or remove the sample content. */
export function ContentStep({ onDone }: StepProps) {
  const { data: demo, isError } = useQuery(demoContentQuery);
  if (isError) return <LoadFailure>Le contenu de démonstration n’a pas pu être compté.</LoadFailure>;
  if (!demo) return <Waiting label="Chargement du contenu de démonstration" />;
  if (!demo.isThere) {
    return (
      <StepFrame next="Terminer" onNext={onDone}>
        <Typography>
          Ce site n’a pas de contenu de démonstration : tout ce qui s’y trouve est à vous.
        </Typography>
      </StepFrame>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography>
        Le site est venu avec {describeDemo(demo)}, pour montrer ce qu’il sait faire. Vous pourrez aussi les
        retirer plus tard, dans Paramètres, Maintenance.
      </Typography>
      <DemoRemoval demo={demo} onDone={onDone} />
      <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={onDone}>
        Garder pour le moment et terminer
      </Button>
    </Stack>
  );
}
