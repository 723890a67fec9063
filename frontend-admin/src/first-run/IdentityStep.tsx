import { Alert, Button, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/http';
import { fieldsOf, said } from '../api/refusal';
import { useAction } from '../api/use-action';
import { appearanceQuery } from '../appearance/appearance';
import { siteQuery } from '../frame/site';
import { Waiting } from '../frame/Loaded';
import { useUnsaved } from '../frame/unsaved';
import { identityHelp, settingsQuery } from '../settings/settings';
import type { StepProps } from './first-run';

const fields = [
  { name: 'siteName', label: 'Nom du site', multiline: false },
  { name: 'siteDescription', label: 'Description du site', multiline: true },
] as const;

/** Name and description of the site. Without react-admin’s forms: on a new site this is on the first screen. */
export function Component({ onDone }: StepProps) {
  const { data: appearance } = useQuery(appearanceQuery);
  const [typed, setTyped] = useState<Partial<Record<(typeof fields)[number]['name'], string>>>({});
  const body = {
    siteName: appearance?.siteName ?? '',
    siteDescription: appearance?.siteDescription ?? '',
    ...typed,
  };
  const failed = 'Le nom n’a pas pu être enregistré.';
  const saving = useAction(() => call('PATCH', '/api/admin/appearance', { body }), {
    failed,
    saysWhy: false,
    answers: appearanceQuery,
    refreshes: [settingsQuery.queryKey, siteQuery.queryKey],
    onSuccess: onDone,
  });
  const isTyped = fields.some(({ name }) => typed[name] !== undefined && typed[name] !== appearance?.[name]);
  useUnsaved(isTyped && !saving.isPending);
  const errors = fieldsOf(saving.error);
  if (!appearance) return <Waiting label="Chargement du nom du site" />;
  return (
    <Stack
      component="form"
      noValidate
      sx={{ gap: 2, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      {fields.map(({ name, label, multiline }) => (
        <TextField
          key={name}
          label={label}
          required
          fullWidth
          multiline={multiline}
          value={body[name]}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value.replaceAll('\n', ' ') })}
          error={Boolean(errors?.[name])}
          helperText={errors?.[name] ?? identityHelp[name]}
          sx={{ maxWidth: 640 }}
        />
      ))}
      {saving.isError && !errors && <Alert severity="error">{said(saving.error) ?? failed}</Alert>}
      <Button type="submit" variant="contained" loading={saving.isPending}>
        Enregistrer et continuer
      </Button>
    </Stack>
  );
}
