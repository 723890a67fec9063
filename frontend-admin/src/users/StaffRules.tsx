import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { staffRulesQuery } from '../gate/staff-rules';

/** Switch: staff must have a second factor. */
export function StaffRules() {
  const { data } = useQuery(staffRulesQuery);
  const change = useAction(
    (staffTwoFactor: boolean) => call('PUT', '/api/admin/staff-rules', { body: { staffTwoFactor } }),
    {
      done: (rules) => ({
        title: 'Enregistré',
        description: rules.staffTwoFactor
          ? 'Qui administre ou modère sans second facteur doit d’abord en mettre un en place.'
          : 'Le second facteur n’est plus exigé.',
      }),
      failed: 'Une erreur est survenue lors de l’enregistrement.',
      answers: staffRulesQuery,
      refreshes: [],
    },
  );
  return (
    <FormControlLabel
      control={
        <Switch
          checked={data?.staffTwoFactor ?? false}
          disabled={!data || change.isPending}
          onChange={(_, isOn) => change.mutate(isOn)}
        />
      }
      label={
        <Typography variant="body2">
          Exiger un second facteur des administrateurs et des modérateurs
        </Typography>
      }
    />
  );
}
