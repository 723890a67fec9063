import simpleRestProvider from 'ra-data-simple-rest';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import frenchMessages from 'ra-language-french';
import { Admin, CustomRoutes } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { AdminGate } from './AdminGate';

const dataProvider = simpleRestProvider('/api/admin');
const i18nProvider = polyglotI18nProvider(() => frenchMessages, 'fr', [{ locale: 'fr', name: 'Français' }]);

/** The moderators' console. */
export function App() {
  return (
    <AdminGate>
      <BrowserRouter basename="/admin">
        <Admin dataProvider={dataProvider} i18nProvider={i18nProvider} title="Passerelle" disableTelemetry>
          <CustomRoutes>
            <Route path="/" element={null} />
          </CustomRoutes>
        </Admin>
      </BrowserRouter>
    </AdminGate>
  );
}
