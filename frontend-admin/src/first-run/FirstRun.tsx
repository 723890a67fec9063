import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import Check from '~icons/check';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { appearanceQuery } from '../appearance/appearance';
import { Muted } from '../frame/Muted';
import { Waiting } from '../frame/Waiting';
import { checklistQuery, firstRunQuery, type FirstRunState, type StepName } from './first-run';

// One step shows at a time, so each is a chunk of its own.
const AddressStep = lazy(async () => ({ default: (await import('./AddressStep')).AddressStep }));
const ContentStep = lazy(async () => ({ default: (await import('./ContentStep')).ContentStep }));
const IdentityStep = lazy(async () => ({ default: (await import('./IdentityStep')).IdentityStep }));
const MailStep = lazy(async () => ({ default: (await import('./MailStep')).MailStep }));
const RegistrationStep = lazy(async () => ({
  default: (await import('./RegistrationStep')).RegistrationStep,
}));

const titles: Record<StepName, string> = {
  identity: 'Nom et description',
  address: 'Adresse publique',
  mail: 'Courrier',
  registration: 'Inscriptions',
  content: 'Contenu de départ',
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
          {number}. {titles[current]}
        </Typography>
        <Suspense fallback={<Waiting label="Chargement de l’étape" />}>
          <CurrentStep name={current} publicUrl={state.publicUrl} onDone={() => deciding.mutate('done')} />
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
    <Box
      component="ol"
      aria-label="Étapes"
      sx={{ m: 0, p: 0, listStyle: 'none', display: { sm: 'flex' }, flexWrap: 'wrap', gap: 0.5 }}
    >
      {steps.map(({ name, state }, index) => (
        <li key={name}>
          <Button
            size="small"
            color={name === current ? 'primary' : 'inherit'}
            variant={name === current ? 'outlined' : 'text'}
            aria-current={name === current ? 'step' : undefined}
            startIcon={
              state === 'done' ? <Check size={16} aria-label="Faite :" /> : <Number>{index + 1}</Number>
            }
            onClick={() => onChoose(name)}
          >
            {titles[name]}
            {state === 'later' && ' (plus tard)'}
          </Button>
        </li>
      ))}
    </Box>
  );
}

function Number({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ fontSize: '0.8125rem !important', minWidth: 16, textAlign: 'center' }}>
      {children}
    </Box>
  );
}

interface CurrentStepProps {
  name: StepName;
  publicUrl: string;
  onDone: () => void;
}

function CurrentStep({ name, publicUrl, onDone }: CurrentStepProps) {
  const { data: appearance } = useQuery(appearanceQuery);
  if (name === 'address') return <AddressStep publicUrl={publicUrl} onDone={onDone} />;
  if (name === 'mail') return <MailStep onDone={onDone} />;
  if (name === 'registration') return <RegistrationStep onDone={onDone} />;
  if (name === 'content') return <ContentStep onDone={onDone} />;
  if (!appearance) return <Waiting label="Chargement du nom du site" />;
  return <IdentityStep appearance={appearance} onDone={onDone} />;
}
