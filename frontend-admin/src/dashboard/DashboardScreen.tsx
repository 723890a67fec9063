import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Loaded, Waiting } from '../frame/Loaded';
import { onDemand } from '../frame/on-demand';
import { Screen } from '../frame/Screen';
import { AddressTabs } from '../frame/ScreenTabs';
import { Overview } from './Overview';
import { statisticsQuery } from './statistics';

/** Tabs with tables are loaded when chosen, so that the first screen is light. */
const tabs = [
  { name: 'apercu', label: "Vue d'ensemble", Content: Overview },
  { name: 'utilisateurs', label: 'Utilisateurs', Content: onDemand(() => import('./UsersTab')) },
  { name: 'contenu', label: 'Contenu', Content: onDemand(() => import('./ContentTab')) },
  { name: 'signalements', label: 'Signalements', Content: onDemand(() => import('./ReportsTab')) },
] as const;

/** The dashboard. */
export function Component() {
  const query = useQuery(statisticsQuery);
  return (
    <Screen title="Tableau de bord">
      <AddressTabs label="Tableau de bord" tabs={tabs}>
        {({ Content }) => (
          <Loaded query={query} of="des statistiques">
            {(statistics) => (
              <Suspense fallback={<Waiting />}>
                <Content statistics={statistics} />
              </Suspense>
            )}
          </Loaded>
        )}
      </AddressTabs>
    </Screen>
  );
}
