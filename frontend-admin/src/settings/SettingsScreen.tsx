import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
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
      <ScreenTabs
        label="Paramètres"
        tabs={tabs}
        chosen={name}
        onChoose={(chosen) => setParams({ tab: chosen })}
      >
        {name === 'maintenance' && <MaintenanceTools />}
        {group && (
          <SettingsForm key={name} group={group} settings={settings}>
            {name === 'performance' && <ClearCache disabled={settings.valueOf('enableCache') === false} />}
          </SettingsForm>
        )}
        {settings.isError && <LoadFailure>Erreur lors de la récupération des paramètres</LoadFailure>}
        {name !== 'maintenance' && !settings.groups && !settings.isError && (
          <Waiting label="Chargement des paramètres" />
        )}
      </ScreenTabs>
    </Screen>
  );
}
