import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/http';
import { useToast } from '../toasts/use-toast';
import { settingsQuery, toSave, type Changes, type SettingName, type SettingValue } from './settings';

/** The settings as the server has them, and what is changed here until it is saved. */
export function useSettings() {
  const queryClient = useQueryClient();
  const { succeed, fail } = useToast();
  const { data, isError } = useQuery(settingsQuery);
  const [changes, setChanges] = useState<Changes>({});
  const settings = data?.groups.flatMap((group) => group.settings) ?? [];

  const saving = useMutation({
    mutationFn: () => call('PATCH', '/api/admin/settings', { body: toSave(settings, changes) }),
    onSuccess: (saved) => {
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      setChanges({});
      succeed({
        title: 'Paramètres sauvegardés',
        description: 'Les paramètres ont été mis à jour avec succès.',
      });
    },
    // What the server refuses is said beside the form: the toast has its own words.
    onError: () => fail(undefined, 'Une erreur est survenue lors de la sauvegarde des paramètres.'),
  });

  return {
    groups: data?.groups,
    isError,
    saving,
    valueOf: (name: SettingName): SettingValue | undefined =>
      changes[name] ?? settings.find((setting) => setting.name === name)?.value,
    change: (name: SettingName, value: SettingValue) => setChanges((made) => ({ ...made, [name]: value })),
  };
}
