import { Alert, Stack, Tab, Tabs } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { Screen } from '../frame/Screen';
import { Waiting } from '../frame/Waiting';
import { ClearCache } from './ClearCache';
import { MaintenanceTools } from './MaintenanceTools';
import { SettingsForm } from './SettingsForm';
import { useSettings } from './use-settings';

const tabs = [
  { name: 'application', label: 'Application' },
  { name: 'security', label: 'Sécurité' },
  { name: 'performance', label: 'Performance' },
  { name: 'maintenance', label: 'Maintenance' },
] as const;

/** How the site behaves, and what keeps it in order. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { name } = tabs.find((tab) => tab.name === params.get('tab')) ?? tabs[0];
  const settings = useSettings();
  const group = settings.groups?.find((each) => each.name === name);
  return (
    <Screen title="Paramètres Système">
      <Tabs
        value={name}
        onChange={(_, value: string) => setParams({ tab: value })}
        aria-label="Paramètres"
        variant="scrollable"
        scrollButtons={false}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.name}
            value={tab.name}
            label={tab.label}
            id={`tab-${tab.name}`}
            aria-controls="reglages"
          />
        ))}
      </Tabs>
      <Stack role="tabpanel" id="reglages" aria-labelledby={`tab-${name}`} tabIndex={0} sx={{ gap: 2 }}>
        {name === 'maintenance' && <MaintenanceTools />}
        {group && (
          <SettingsForm key={name} group={group} settings={settings}>
            {name === 'performance' && <ClearCache disabled={settings.valueOf('enableCache') === false} />}
          </SettingsForm>
        )}
        {settings.isError && <Alert severity="error">Erreur lors de la récupération des paramètres</Alert>}
        {name !== 'maintenance' && !settings.groups && !settings.isError && (
          <Waiting label="Chargement des paramètres" />
        )}
      </Stack>
    </Screen>
  );
}
