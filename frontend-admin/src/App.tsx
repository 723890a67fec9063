import { AdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { CssBaseline } from '@mui/material';
import { BrowserRouter, Route } from 'react-router-dom';
import { dataProvider } from './api/data-provider';
import { queryClient } from './api/query-client';
import { Frame } from './frame/Frame';
import { NotFoundScreen } from './frame/NotFoundScreen';
import { ScreenError } from './frame/ScreenError';
import { AdminGate } from './gate/AdminGate';
import { authProvider } from './gate/session';
import { i18nProvider } from './language/french';
import { LiveWatch } from './live/LiveWatch';
import { Dashboard, resources } from './resources';
import { themes } from './theme/theme';
import { useThemeName } from './theme/theme-choice';
import { Toaster } from './toasts/Toaster';

/** Searches that somebody saves are there when they come again; signing out forgets them. */
const store = localStorageStore();

/** The moderators’ console, of CoreAdminUI: AdminUI brings a page to sign in, with all its fields, to whoever arrives. */
export function App() {
  return (
    <BrowserRouter basename="/admin">
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={themes[useThemeName()]}
      >
        <CssBaseline enableColorScheme />
        <AdminGate>
          <LiveWatch />
          <CoreAdminUI
            dashboard={Dashboard}
            layout={Frame}
            catchAll={NotFoundScreen}
            error={ScreenError}
            title=""
            disableTelemetry
          >
            {resources.map((resource) => (
              <Resource key={resource.name} {...resource} />
            ))}
            <CustomRoutes>
              <Route path="/dashboard" element={<Dashboard />} />
            </CustomRoutes>
          </CoreAdminUI>
          <Toaster />
        </AdminGate>
      </AdminContext>
    </BrowserRouter>
  );
}
