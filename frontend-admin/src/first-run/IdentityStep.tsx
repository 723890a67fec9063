import { Alert, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/http';
import { fieldsOf, said } from '../api/refusal';
import { appearanceQuery, type Appearance } from '../appearance/appearance';
import { siteQuery } from '../frame/site';
import { identityHelp } from '../settings/identity-help';
import { settingsQuery } from '../settings/settings.queries';
import { StepFrame, type StepProps } from './StepFrame';

/** Name and description of the site. */
export function IdentityStep({ appearance, onDone }: StepProps & { appearance: Appearance }) {
  const queryClient = useQueryClient();
  const [siteName, setName] = useState(appearance.siteName ?? '');
  const [siteDescription, setDescription] = useState(appearance.siteDescription ?? '');
  const saving = useMutation({
    mutationFn: () => call('PATCH', '/api/admin/appearance', { body: { siteName, siteDescription } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(appearanceQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: settingsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: siteQuery.queryKey });
      onDone();
    },
  });
  const errors = fieldsOf(saving.error) ?? {};
  return (
    <StepFrame next="Enregistrer et continuer" isPending={saving.isPending} onNext={() => saving.mutate()}>
      <TextField
        label="Nom du site"
        required
        value={siteName}
        onChange={(event) => setName(event.target.value)}
        error={Boolean(errors['siteName'])}
        helperText={errors['siteName'] ?? identityHelp.siteName}
        sx={{ maxWidth: 640 }}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField
        label="Description du site"
        required
        multiline
        value={siteDescription}
        onChange={(event) => setDescription(event.target.value.replaceAll('\n', ' '))}
        error={Boolean(errors['siteDescription'])}
        helperText={errors['siteDescription'] ?? identityHelp.siteDescription}
        sx={{ maxWidth: 640 }}
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      {saving.isError && Object.keys(errors).length === 0 && (
        <Alert severity="error">{said(saving.error) ?? 'Le nom n’a pas pu être enregistré.'}</Alert>
      )}
    </StepFrame>
  );
}
