import { FormControlLabel, Switch, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/http';
import { staffRulesQuery } from '../gate/staff-rules';
import { useToast } from '../toasts/use-toast';

/** Whether those who administer and moderate need a second factor. */
export function StaffRules() {
  const { data } = useQuery(staffRulesQuery);
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const change = useMutation({
    mutationFn: (staffTwoFactor: boolean) =>
      call('PUT', '/api/admin/staff-rules', { body: { staffTwoFactor } }),
    onSuccess: (rules) => {
      queryClient.setQueryData(staffRulesQuery.queryKey, rules);
      succeed({
        title: 'Enregistré',
        description: rules.staffTwoFactor
          ? 'Qui administre ou modère sans second facteur doit d’abord en mettre un en place.'
          : 'Le second facteur n’est plus exigé.',
      });
    },
    onError: (error) => fail(error, 'Une erreur est survenue lors de l’enregistrement.'),
  });
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
