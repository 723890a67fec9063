import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../frame/Loaded';
import { Screen } from '../frame/Screen';
import { ScreenTabs } from '../frame/ScreenTabs';
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
  const [params, setParams] = useSearchParams();
  const { name, Content } = tabs.find((tab) => tab.name === params.get('onglet')) ?? tabs[0];
  const query = useQuery(statisticsQuery);
  return (
    <Screen title="Tableau de bord">
      <ScreenTabs
        label="Tableau de bord"
        tabs={tabs}
        chosen={name}
        onChoose={(chosen) => setParams(chosen === 'apercu' ? {} : { onglet: chosen })}
      >
        <Loaded query={query} of="des statistiques">
          {(statistics) => (
            <Suspense fallback={<Waiting />}>
              <Content statistics={statistics} />
            </Suspense>
          )}
        </Loaded>
      </ScreenTabs>
    </Screen>
  );
}
