import { SelectInput } from 'react-admin';
import { identityHelp } from '../settings/settings';
import { AccentInput } from './AccentInput';
import { AppearanceForm } from './AppearanceForm';
import { AppearanceText } from './AppearanceText';
import { PictureInput } from './PictureInput';

const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, name: id.replaceAll('_', ' ') }));

const fields = [
  'siteName',
  'siteDescription',
  'timeZone',
  'accent',
  'logo',
  'favicon',
  'shareImage',
] as const;

/** Name and description of the site. */
export function IdentityTab() {
  return (
    <AppearanceForm title="Identité du site" fields={fields} builtIn={{ timeZone: 'Europe/Paris' }}>
      <AppearanceText
        source="siteName"
        label="Nom du site"
        isRequired
        helperText={identityHelp.siteName}
        maxLength={60}
      />
      <AppearanceText
        source="siteDescription"
        label="Description du site"
        isRequired
        helperText={identityHelp.siteDescription}
        maxLength={300}
      />
      <SelectInput
        source="timeZone"
        label="Fuseau horaire"
        helperText="Celui des dates du site, et des jours de ses statistiques."
        choices={zones}
        isRequired
        sx={{ maxWidth: 360 }}
      />
      <AccentInput />
      <PictureInput
        source="logo"
        label="Logo"
        help="À la place du pont, devant le nom. Un fond transparent convient aux deux thèmes."
      />
      <PictureInput source="favicon" label="Icône de l’onglet" help="Carrée, de 48 pixels au moins." />
      <PictureInput
        source="shareImage"
        label="Image de partage"
        help="Montrée quand quelqu’un partage une page sans image. 1200 × 630 pixels conviennent partout."
      />
    </AppearanceForm>
  );
}
