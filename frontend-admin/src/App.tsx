import { AdminContext, localStorageStore } from 'react-admin';
import { CssBaseline } from '@mui/material';
import { BrowserRouter } from 'react-router-dom';
import { Console } from './Console';
import { dataProvider } from './api/data-provider';
import { queryClient } from './api/query-client';
import { AdminGate } from './gate/AdminGate';
import { authProvider } from './gate/session';
import { i18nProvider } from './language/french';
import { LiveWatch } from './live/LiveWatch';
import { themes } from './theme/theme';
import { useThemeName } from './theme/theme-choice';
import { Toaster } from './toasts/Toaster';

/** Saved filters persist here; signing out clears them. */
const store = localStorageStore();

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
          <Console />
          <Toaster />
        </AdminGate>
      </AdminContext>
    </BrowserRouter>
  );
}
