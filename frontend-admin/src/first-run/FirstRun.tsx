import { Box, Button, Card, List, Stack, Typography } from '@mui/material';
import Check from '~icons/check';
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { Muted } from '../frame/Muted';
import { onDemand } from '../frame/on-demand';
import { Waiting } from '../frame/Loaded';
import {
  checklistQuery,
  firstRunQuery,
  type FirstRunState,
  type StepName,
  type StepProps,
} from './first-run';

/** One step shows at a time, so each is loaded by itself. */
const known: Record<StepName, { title: string; Step: ComponentType<StepProps> }> = {
  identity: { title: 'Nom et description', Step: onDemand(() => import('./IdentityStep')) },
  address: { title: 'Adresse publique', Step: onDemand(() => import('./AddressStep')) },
  mail: { title: 'Courrier', Step: onDemand(() => import('./MailStep')) },
  registration: { title: 'Inscriptions', Step: onDemand(() => import('./RegistrationStep')) },
  content: { title: 'Contenu de départ', Step: onDemand(() => import('./ContentStep')) },
};

interface FirstRunProps {
  state: FirstRunState;
  /** Whether the surrounding screen already has the title. */
  isScreen?: boolean;
}

/** Setup wizard of a new site. Each step is saved separately and can be postponed. */
export function FirstRun({ state, isScreen = false }: FirstRunProps) {
  const [chosen, setChosen] = useState<StepName>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { steps } = state;
  const next = steps.find((step) => step.state === 'todo') ?? steps.find((step) => step.state === 'later');
  const current = chosen ?? next?.name ?? steps[0]!.name;
  const { title, Step } = known[current];
  const number = steps.findIndex(({ name }) => name === current) + 1;

  const noted = {
    failed: 'L’étape n’a pas pu être notée.',
    answers: firstRunQuery,
    refreshes: [checklistQuery.queryKey],
  };
  const deciding = useAction(
    (decision: 'done' | 'later') =>
      call('PUT', '/api/admin/first-run/steps/{step}', {
        path: { step: current },
        body: { state: decision },
      }),
    { ...noted, onSuccess: () => setChosen(steps[number]?.name) },
  );
  const ending = useAction(() => call('DELETE', '/api/admin/first-run'), noted);

  const seen = useRef(current);
  useEffect(() => {
    if (seen.current !== current) heading.current?.focus();
    seen.current = current;
  }, [current]);

  return (
    <Card component="section" aria-label="Premiers pas" sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 2 }}>
        <Box>
          {!isScreen && <Typography variant="h2">Premiers pas</Typography>}
          <Muted>
            Cinq questions avant d’ouvrir le site. Chacune est enregistrée à part, et peut attendre.
          </Muted>
        </Box>
        <Steps state={state} current={current} onChoose={setChosen} />
        <Typography
          variant="h3"
          component={isScreen ? 'h2' : 'h3'}
          ref={heading}
          tabIndex={-1}
          sx={{ outline: 'none' }}
        >
          {number}. {title}
        </Typography>
        <Suspense fallback={<Waiting label="Chargement de l’étape" />}>
          <Step publicUrl={state.publicUrl} onDone={() => deciding.mutate('done')} />
        </Suspense>
        <Stack
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider', pt: 1.5 }}
        >
          <Button disabled={deciding.isPending} onClick={() => deciding.mutate('later')}>
            Plus tard
          </Button>
          <Button color="inherit" disabled={ending.isPending} onClick={() => ending.mutate()}>
            Ne plus proposer les premiers pas
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}

interface StepsProps {
  state: FirstRunState;
  current: StepName;
  onChoose: (name: StepName) => void;
}

function Steps({ state: { steps }, current, onChoose }: StepsProps) {
  return (
    <List
      component="ol"
      disablePadding
      aria-label="Étapes"
      sx={{ display: { sm: 'flex' }, flexWrap: 'wrap', gap: 0.5 }}
    >
      {steps.map(({ name, state }, index) => (
        <li key={name}>
          <Button
            size="small"
            color={name === current ? 'primary' : 'inherit'}
            variant={name === current ? 'outlined' : 'text'}
            aria-current={name === current ? 'step' : undefined}
            startIcon={
              state === 'done' ? (
                <Check size={16} aria-label="Faite :" />
              ) : (
                <Typography
                  component="span"
                  sx={{ minWidth: 16, fontSize: '0.8125rem !important', textAlign: 'center' }}
                >
                  {index + 1}
                </Typography>
              )
            }
            onClick={() => onChoose(name)}
          >
            {known[name].title}
            {state === 'later' && ' (plus tard)'}
          </Button>
        </li>
      ))}
    </List>
  );
}
