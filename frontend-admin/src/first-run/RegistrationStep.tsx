import { Alert, FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/http';
import { said } from '../api/refusal';
import { siteQuery } from '../frame/site';
import { settingsQuery } from '../settings/settings.queries';
import { StepFrame, type StepProps } from './StepFrame';

/** Open or closed registration. */
export function RegistrationStep({ onDone }: StepProps) {
  const queryClient = useQueryClient();
  const { data: site } = useQuery(siteQuery);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? site?.enableNewRegistrations ?? true;
  const saving = useMutation({
    mutationFn: () => call('PATCH', '/api/admin/settings', { body: { enableNewRegistrations: isOpen } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: siteQuery.queryKey });
      onDone();
    },
  });
  return (
    <StepFrame next="Enregistrer et continuer" isPending={saving.isPending} onNext={() => saving.mutate()}>
      <RadioGroup
        aria-label="Qui peut s’inscrire"
        value={isOpen ? 'open' : 'closed'}
        onChange={(_, value) => setChosen(value === 'open')}
        sx={{ gap: 1 }}
      >
        <FormControlLabel
          value="open"
          control={<Radio />}
          label="Tout le monde : la page d’inscription est ouverte"
        />
        <FormControlLabel
          value="closed"
          control={<Radio />}
          label="Sur invitation : vous invitez qui vous voulez, par e-mail ou par un lien, sur l’écran Inscriptions"
        />
      </RadioGroup>
      {saving.isError && (
        <Alert severity="error">{said(saving.error) ?? 'Le choix n’a pas pu être enregistré.'}</Alert>
      )}
    </StepFrame>
  );
}
