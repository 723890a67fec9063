import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../frame/Loaded';
import { DemoRemoval } from './DemoRemoval';
import { demoContentQuery, describeDemo, type StepProps } from './first-run';

/** Keep or remove the sample content. */
export function Component({ onDone }: StepProps) {
  const query = useQuery(demoContentQuery);
  return (
    <Loaded query={query} of="du contenu de démonstration">
      {(demo) => (
        <>
          <Typography>
            {demo.isThere
              ? `Le site est venu avec ${describeDemo(demo)}, pour montrer ce qu’il sait faire. Vous pourrez aussi les retirer plus tard, dans Paramètres, Maintenance.`
              : 'Ce site n’a pas de contenu de démonstration : tout ce qui s’y trouve est à vous.'}
          </Typography>
          {demo.isThere && <DemoRemoval demo={demo} onDone={onDone} />}
          <Button variant="contained" sx={{ alignSelf: 'flex-start' }} onClick={onDone}>
            {demo.isThere ? 'Garder pour le moment et terminer' : 'Terminer'}
          </Button>
        </>
      )}
    </Loaded>
  );
}
