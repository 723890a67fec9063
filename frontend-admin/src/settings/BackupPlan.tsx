import { Box, Button, FormControlLabel, MenuItem, Stack, Switch, TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { useState } from 'react';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { formatMoment } from '@passerelle/api-client/dates';
import { backupsKey, type Backups } from './backups';

type Plan = components['schemas']['BackupPlanDto'];
type Kept = 'keptDays' | 'keptWeeks' | 'keptMonths';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const kept: { name: Kept; label: string; min: number; max: number }[] = [
  { name: 'keptDays', label: 'Jours gardés', min: 1, max: 90 },
  { name: 'keptWeeks', label: 'Semaines gardées', min: 0, max: 52 },
  { name: 'keptMonths', label: 'Mois gardés', min: 0, max: 120 },
];

/** Schedule and retention of backups. */
export function BackupPlan({ plan, next, points }: Pick<Backups, 'plan' | 'next' | 'points'>) {
  const queryClient = useQueryClient();
  const [changes, setChanges] = useState<Partial<Plan>>({});
  const shown = { ...plan, ...changes };
  const change = (part: Partial<Plan>) => setChanges({ ...changes, ...part });
  const saving = useAction((body: Plan) => call('PUT', '/api/admin/backups/plan', { body }), {
    done: { title: 'Enregistré' },
    failed: 'Une erreur est survenue lors de l’enregistrement.',
    onSuccess: (state) => {
      queryClient.setQueryData(backupsKey, state);
      setChanges({});
    },
  });
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Sauvegarde de chaque jour"
      sx={{ gap: 2, width: 1 }}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(shown);
      }}
    >
      <div>
        <FormControlLabel
          control={
            <Switch checked={shown.backupDaily} onChange={(_, isOn) => change({ backupDaily: isOn })} />
          }
          label="Une sauvegarde chaque jour"
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {whenNext(plan, next)}
        </Typography>
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          maxWidth: 720,
        }}
      >
        <TextField
          select
          label="À"
          value={shown.backupHour}
          disabled={!shown.backupDaily}
          helperText="Heure du site."
          onChange={({ target }) => change({ backupHour: Number(target.value) })}
        >
          {HOURS.map((hour) => (
            <MenuItem key={hour} value={hour}>
              {hour}&nbsp;h
            </MenuItem>
          ))}
        </TextField>
        {kept.map(({ name, label, min, max }) => (
          <TextField
            key={name}
            type="number"
            label={label}
            value={Number.isNaN(shown[name]) ? '' : shown[name]}
            helperText={`De\u00a0${min}\u00a0à\u00a0${max}.`}
            slotProps={{ htmlInput: { min, max } }}
            onChange={({ target }) => change({ [name]: Number.parseInt(target.value, 10) })}
            onBlur={() => change({ [name]: within(shown[name], min, max, plan[name]) })}
          />
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        De chacun de ces jours, semaines et mois, la dernière reste ; les autres sont retirées après la
        sauvegarde suivante. Celles que l’on demande restent toutes.
      </Typography>
      <div>
        <FormControlLabel
          control={
            <Switch
              checked={shown.backupContinuous}
              onChange={(_, isOn) => change({ backupContinuous: isOn })}
            />
          }
          label="Un point de reprise chaque minute"
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Le site note ce qui a changé, et peut revenir à chaque minute des six dernières heures, à chaque
          heure des deux derniers jours, par npm run restore -- --at MOMENT. Toute la base est relue à chaque
          fois.
        </Typography>
        {plan.backupContinuous && <LastPoint {...points} />}
      </div>
      <Button
        type="submit"
        variant="outlined"
        disabled={saving.isPending || Object.keys(changes).length === 0}
        sx={{ alignSelf: 'flex-start' }}
      >
        Enregistrer
      </Button>
    </Stack>
  );
}

function LastPoint({ upTo, since, problem }: Backups['points']) {
  if (problem)
    return (
      <Typography variant="body2" sx={{ color: 'error.main' }}>
        {problem}
      </Typography>
    );
  return (
    <Typography variant="body2">
      {upTo
        ? `Ce qui a été écrit jusqu’au ${formatMoment(upTo)} peut revenir.`
        : 'Le premier se fait dans l’instant.'}
      {since && ` Le plus ancien moment gardé : ${formatMoment(since)}.`}
    </Typography>
  );
}

function whenNext({ backupDaily }: Plan, next: string | null): string {
  if (!backupDaily) return 'Le site n’en fait pas de lui-même.';
  if (next === null) return 'Un autre processus du site la fait (WORKERS=off ici).';
  return `La prochaine : ${formatMoment(next)}.`;
}

/** The nearest allowed value, or the old one for no input. */
function within(typed: number, min: number, max: number, known: number): number {
  return Number.isNaN(typed) ? known : Math.min(Math.max(typed, min), max);
}
