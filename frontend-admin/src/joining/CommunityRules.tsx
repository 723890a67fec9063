import { Card, FormControlLabel, FormHelperText, Stack, Switch } from '@mui/material';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Body } from '@passerelle/api-client/call';
import { call } from '../api/http';
import { useAction } from '../api/use-action';
import { Select } from '../forms/Select';
import { Loaded } from '../frame/Loaded';

type Rules = Body<'PUT', '/api/admin/community-rules'>;
type Flag = Exclude<keyof Rules, 'heldPublications'>;

const rulesQuery = queryOptions({
  queryKey: ['community-rules'],
  queryFn: () => call('GET', '/api/admin/community-rules'),
});

const flags: { name: Flag; label: string; hint: string }[] = [
  {
    name: 'contributorsAsk',
    label: 'Devenir contributeur sur demande',
    hint: 'Un administrateur répond à chaque demande. Sinon, tout membre qui le souhaite publie aussitôt.',
  },
  {
    name: 'registrationProof',
    label: 'Demander un calcul au navigateur de qui s’inscrit',
    hint: 'Décourage les inscriptions en masse, sans question ni traceur. Ne marche qu’à une adresse en https.',
  },
  {
    name: 'holdSuspects',
    label: 'Retenir les commentaires qui ressemblent à de la publicité',
    hint: 'Ils attendent un modérateur, et leur auteur le sait. Ne concerne que les nouveaux membres.',
  },
];

const counts = [
  { id: 0, name: 'Non, ils paraissent aussitôt' },
  { id: 1, name: 'Le premier' },
  ...[2, 3, 5, 10].map((id) => ({ id, name: `Les ${id} premiers` })),
];

/** Rules for joining, publishing and commenting; each change is saved at once. */
export function CommunityRules() {
  const query = useQuery(rulesQuery);
  return (
    <Loaded query={query} of="des règles">
      {(rules) => <RuleFields rules={rules} />}
    </Loaded>
  );
}

function RuleFields({ rules }: { rules: Rules }) {
  const change = useAction((body: Rules) => call('PUT', '/api/admin/community-rules', { body }), {
    done: { title: 'Enregistré' },
    failed: 'Une erreur est survenue lors de l’enregistrement.',
    answers: rulesQuery,
    refreshes: [],
  });
  // Optimistic: shows the new value while saving, and the old one if that fails.
  const shown = change.isPending ? change.variables : rules;
  return (
    <Card sx={{ p: 2.5 }}>
      <Stack sx={{ gap: 2.5 }}>
        {flags.map(({ name, label, hint }) => (
          <div key={name}>
            <FormControlLabel
              control={
                <Switch
                  checked={shown[name]}
                  disabled={change.isPending}
                  onChange={(_, isOn) => change.mutate({ ...rules, [name]: isOn })}
                  slotProps={{ input: { 'aria-describedby': `${name}-hint` } }}
                />
              }
              label={label}
            />
            <FormHelperText id={`${name}-hint`}>{hint}</FormHelperText>
          </div>
        ))}
        <Select
          label="Relire les premiers tutoriels de chaque contributeur"
          value={shown.heldPublications}
          choices={counts}
          disabled={change.isPending}
          helperText="Ils paraissent quand un relecteur, un modérateur ou un administrateur les accepte."
          onChange={(count) => change.mutate({ ...rules, heldPublications: Number(count) })}
          sx={{ maxWidth: 460 }}
        />
      </Stack>
    </Card>
  );
}
