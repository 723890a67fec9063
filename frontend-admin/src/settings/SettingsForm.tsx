import type { components } from '@passerelle/api-client/schema';
import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { call } from '../api/http';
import { FormCard } from '../forms/FormCard';
import { siteQuery } from '../frame/site';
import { ClearCache } from './ClearCache';
import { SettingInput } from './SettingInput';
import { toSave, type Changes, settingsQuery } from './settings';
import { useSendsMail } from '../mail/mail';

interface SettingsFormProps {
  groups: components['schemas']['SettingGroupDto'][];
  /** Name of the visible group. Changes in other groups are kept until everything is saved. */
  shown: string;
}

export function SettingsForm({ groups, shown }: SettingsFormProps) {
  const settings = groups.flatMap((group) => group.settings);
  const group = groups.find(({ name }) => name === shown)!;
  return (
    <FormCard
      title={group.label}
      isOfAllTabs
      record={Object.fromEntries(settings.map(({ name, value }) => [name, value]))}
      save="Sauvegarder"
      run={(changes: Changes) => call('PATCH', '/api/admin/settings', { body: toSave(settings, changes) })}
      answers={settingsQuery}
      refreshes={[siteQuery.queryKey]}
      done={{
        title: 'Paramètres sauvegardés',
        description: 'Les paramètres ont été mis à jour avec succès.',
      }}
      // The contract has one text for all failures.
      failed="Une erreur est survenue lors de la sauvegarde des paramètres."
      beside={shown === 'performance' && <ClearCache />}
    >
      {shown === 'security' && <EmailWarning />}
      {group.settings.map((setting) => (
        <SettingInput key={setting.name} setting={setting} />
      ))}
    </FormCard>
  );
}

/** Warns that no emails are sent, where a setting depends on them. */
function EmailWarning() {
  const isCountedOn = useWatch({ name: 'requireEmailConfirmation' }) === true;
  const sendsMail = useSendsMail();
  if (sendsMail || !isCountedOn) return null;
  return (
    <Alert severity="warning">
      La confirmation de l’adresse sommeille : aucun service d’envoi n’est réglé, et les membres écrivent sans
      elle. Leurs messages restent dans le dossier outbox des données du serveur. La variable SMTP_URL les
      fait partir.
    </Alert>
  );
}
