import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { LoadFailure } from '../frame/LoadFailure';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
import { Waiting } from '../frame/Waiting';
import { MaintenanceTools } from './MaintenanceTools';
import { settingsQuery } from './settings.queries';
import { SettingsForm } from './SettingsForm';

const tabs = [
  { name: 'application', label: 'Application' },
  { name: 'security', label: 'Sécurité' },
  { name: 'performance', label: 'Performance' },
  { name: 'maintenance', label: 'Maintenance' },
] as const;

/** Settings and maintenance. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { name } = tabs.find((tab) => tab.name === params.get('tab')) ?? tabs[0];
  const { data, isError } = useQuery(settingsQuery);
  return (
    <Screen title="Paramètres Système">
      <ScreenTabs
        label="Paramètres"
        tabs={tabs}
        chosen={name}
        onChoose={(chosen) => setParams({ tab: chosen })}
      >
        {name === 'maintenance' && <MaintenanceTools />}
        {name !== 'maintenance' && data && <SettingsForm groups={data.groups} shown={name} />}
        {isError && <LoadFailure>Erreur lors de la récupération des paramètres</LoadFailure>}
        {name !== 'maintenance' && !data && !isError && <Waiting label="Chargement des paramètres" />}
      </ScreenTabs>
    </Screen>
  );
}
