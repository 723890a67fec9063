import { Alert, Card, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { call } from '../api/http';
import { siteQuery } from '../frame/site';
import { said } from '../api/refusal';
import { useToast } from '../toasts/use-toast';
import { ClearCache } from './ClearCache';
import { EmailWarning } from './EmailWarning';
import { SettingInput } from './SettingInput';
import { toSave, type Changes } from './settings';
import { settingsQuery } from './settings.queries';

type Group = components['schemas']['SettingGroupDto'];

interface SettingsFormProps {
  groups: Group[];
  /** Name of the visible group. Changes in other groups are kept until everything is saved. */
  shown: string;
}

export function SettingsForm({ groups, shown }: SettingsFormProps) {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const settings = groups.flatMap((group) => group.settings);
  const group = groups.find(({ name }) => name === shown)!;
  const saving = useMutation({
    mutationFn: (changes: Changes) =>
      call('PATCH', '/api/admin/settings', { body: toSave(settings, changes) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: siteQuery.queryKey });
      succeed({
        title: 'Paramètres sauvegardés',
        description: 'Les paramètres ont été mis à jour avec succès.',
      });
    },
    // The toast’s text is fixed by the contract; the server’s reason appears below the form.
    onError: () => fail(undefined, 'Une erreur est survenue lors de la sauvegarde des paramètres.'),
  });
  return (
    <Card component="section" aria-labelledby={`groupe-${shown}`}>
      <SimpleForm
        noValidate
        record={Object.fromEntries(settings.map(({ name, value }) => [name, value]))}
        onSubmit={(changes: Changes) => saving.mutate(changes)}
        toolbar={
          <Toolbar sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'space-between' }}>
            <SaveButton label="Sauvegarder" alwaysEnable disabled={saving.isPending} />
            {shown === 'performance' && <ClearCache />}
          </Toolbar>
        }
      >
        <Typography variant="h2" id={`groupe-${shown}`}>
          {group.label}
        </Typography>
        {shown === 'security' && <EmailWarning />}
        {group.settings.map((setting) => (
          <SettingInput key={setting.name} setting={setting} />
        ))}
        {said(saving.error) && <Alert severity="error">{said(saving.error)}</Alert>}
      </SimpleForm>
    </Card>
  );
}
