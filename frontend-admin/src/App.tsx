import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { Admin, CustomRoutes, memoryStore } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { dataProvider } from './api/data-provider';
import { queryClient } from './api/query-client';
import { Frame } from './frame/Frame';
import { NotFoundScreen } from './frame/NotFoundScreen';
import { AdminGate } from './gate/AdminGate';
import { i18nProvider } from './language/french';
import { LiveWatch } from './live/LiveWatch';
import { screens } from './screens';
import { themes } from './theme/theme';
import { useThemeName } from './theme/theme-choice';
import { Toaster } from './toasts/Toaster';

const muiThemes = { light: createTheme(themes.light), dark: createTheme(themes.dark) };
/** Filters and pages stand in the address, and nothing of them outlives the visit. */
const store = memoryStore();

/** The moderators' console. */
export function App() {
  const theme = useThemeName();
  return (
    <ThemeProvider theme={muiThemes[theme]}>
      <CssBaseline enableColorScheme />
      <QueryClientProvider client={queryClient}>
        <AdminGate>
          <LiveWatch />
          <BrowserRouter basename="/admin">
            <Admin
              dataProvider={dataProvider}
              i18nProvider={i18nProvider}
              queryClient={queryClient}
              store={store}
              theme={themes[theme]}
              layout={Frame}
              catchAll={NotFoundScreen}
              notification={Toaster}
              title="Passerelle"
              disableTelemetry
            >
              <CustomRoutes>
                {screens.map(({ path, Screen }) => (
                  <Route key={path} path={path} element={<Screen />} />
                ))}
              </CustomRoutes>
            </Admin>
          </BrowserRouter>
        </AdminGate>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
