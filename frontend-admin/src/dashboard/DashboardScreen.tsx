import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { AddressTabs } from '../frame/ScreenTabs';
import { Waiting } from '../frame/Waiting';
import { Overview } from './Overview';
import { statisticsQuery } from './statistics';

// Loaded when chosen: they bring tables, which the first screen does without.
const UsersTab = lazy(async () => ({ default: (await import('./UsersTab')).UsersTab }));
const ContentTab = lazy(async () => ({ default: (await import('./ContentTab')).ContentTab }));
const ReportsTab = lazy(async () => ({ default: (await import('./ReportsTab')).ReportsTab }));

const tabs = [
  { name: 'apercu', label: "Vue d'ensemble", Content: Overview },
  { name: 'utilisateurs', label: 'Utilisateurs', Content: UsersTab },
  { name: 'contenu', label: 'Contenu', Content: ContentTab },
  { name: 'signalements', label: 'Signalements', Content: ReportsTab },
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
