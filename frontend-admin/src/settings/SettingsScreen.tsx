import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { AddressTabs } from '../frame/ScreenTabs';
import { MaintenanceTools } from './MaintenanceTools';
import { settingsQuery } from './settings';
import { SettingsForm } from './SettingsForm';

const tabs = [
  { name: 'application', label: 'Application' },
  { name: 'security', label: 'Sécurité' },
  { name: 'performance', label: 'Performance' },
  { name: 'maintenance', label: 'Maintenance' },
] as const;

/** Settings and maintenance. */
export function Component() {
  const query = useQuery(settingsQuery);
  return (
    <Screen title="Paramètres Système">
      <AddressTabs label="Paramètres" tabs={tabs} param="tab">
        {({ name }) => (
          <>
            {name === 'maintenance' && <MaintenanceTools />}
            {/* Stays mounted on every tab, so that unsaved changes are kept. */}
            <div hidden={name === 'maintenance'}>
              <Loaded query={query} of="des paramètres">
                {({ groups }) => (
                  <SettingsForm groups={groups} shown={name === 'maintenance' ? 'application' : name} />
                )}
              </Loaded>
            </div>
          </>
        )}
      </AddressTabs>
    </Screen>
  );
}
