import { AdminContext, localStorageStore } from 'react-admin';
import { CssBaseline } from '@mui/material';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Console } from './Console';
import { dataProvider } from './api/data-provider';
import { queryClient } from './api/query-client';
import { LeaveQuestion } from './frame/LeaveQuestion';
import { AdminGate } from './gate/AdminGate';
import { authProvider } from './gate/session';
import { i18nProvider } from './language/french';
import { LiveWatch } from './live/LiveWatch';
import { themes } from './theme/theme';
import { useThemeName } from './theme/theme-choice';
import { Toaster } from './toasts/Toaster';

/** Saved filters persist here; signing out clears them. */
const store = localStorageStore();

/** React-admin makes the routes inside. Only a data router can block a navigation, to keep unsaved changes. */
const router = createBrowserRouter([{ path: '*', element: <Root /> }], { basename: '/admin' });

export function App() {
  return <RouterProvider router={router} />;
}

function Root() {
  return (
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
        <LeaveQuestion />
        <Toaster />
      </AdminGate>
    </AdminContext>
  );
}
