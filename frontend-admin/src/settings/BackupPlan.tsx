import { Box, Typography } from '@mui/material';
import { BooleanInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { components } from '@passerelle/api-client/schema';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { ServerForm } from '../forms/ServerForm';
import { UnsavedForm } from '../forms/UnsavedForm';
import { WholeNumberInput } from '../forms/WholeNumberInput';
import { Muted } from '../frame/Muted';
import { backupsQuery, type Backups } from './backup';

type Plan = components['schemas']['BackupPlanDto'];

const hours = Array.from({ length: 24 }, (_, hour) => ({ id: hour, name: `${hour}\u00A0h` }));
const kept = [
  { source: 'keptDays', label: 'Jours gardés', min: 1, max: 90 },
  { source: 'keptWeeks', label: 'Semaines gardées', min: 0, max: 52 },
  { source: 'keptMonths', label: 'Mois gardés', min: 0, max: 120 },
];

/** Schedule and retention of backups. */
export function BackupPlan({ plan, next, points }: Pick<Backups, 'plan' | 'next' | 'points'>) {
  return (
    <ServerForm
      isBare
      alwaysEnable={false}
      record={plan}
      run={({ backupHour = plan.backupHour, ...rest }: Plan) =>
        call('PUT', '/api/admin/backups/plan', { body: { backupHour, ...rest } })
      }
      answers={backupsQuery}
      done={{ title: 'Enregistré' }}
      failed="Une erreur est survenue lors de l’enregistrement."
    >
      <BooleanInput
        source="backupDaily"
        label="Une sauvegarde chaque jour"
        helperText={whenNext(plan, next)}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          maxWidth: 720,
        }}
      >
        <Hour />
        {kept.map((input) => (
          <WholeNumberInput key={input.source} {...input} />
        ))}
      </Box>
      <Muted>
        De chacun de ces jours, semaines et mois, la dernière reste ; les autres sont retirées après la
        sauvegarde suivante. Celles que l’on demande restent toutes.
      </Muted>
      <div>
        <BooleanInput
          source="backupContinuous"
          label="Un point de reprise chaque minute"
          helperText="Le site note ce qui a changé, et peut revenir à chaque minute des six dernières heures, à chaque heure des deux derniers jours, par npm run restore -- --at MOMENT. Toute la base est relue à chaque fois."
        />
        {plan.backupContinuous && <LastPoint {...points} />}
      </div>
      <UnsavedForm />
    </ServerForm>
  );
}

function Hour() {
  const isDaily = useWatch({ name: 'backupDaily' }) === true;
  return (
    <SelectInput
      source="backupHour"
      label="À"
      choices={hours}
      isRequired
      disabled={!isDaily}
      helperText="Heure du site."
    />
  );
}

function LastPoint({ upTo, since, problem }: Backups['points']) {
  const reach = upTo
    ? `Ce qui a été écrit jusqu’au ${formatMoment(upTo)} peut revenir.`
    : 'Le premier se fait dans l’instant.';
  return (
    <Typography variant="body2" {...(problem && { color: 'error' })}>
      {problem ?? reach}
      {!problem && since && ` Le plus ancien moment gardé : ${formatMoment(since)}.`}
    </Typography>
  );
}

function whenNext({ backupDaily }: Plan, next: string | null): string {
  if (!backupDaily) return 'Le site n’en fait pas de lui-même.';
  if (next === null) return 'Un autre processus du site la fait (WORKERS=off ici).';
  return `La prochaine : ${formatMoment(next)}.`;
}
