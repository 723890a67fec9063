import { useQuery } from '@tanstack/react-query';
import { RadioButtonGroupInput } from 'react-admin';
import { call } from '../api/http';
import { ServerForm } from '../forms/ServerForm';
import { siteQuery } from '../frame/site';
import { settingsQuery } from '../settings/settings';
import type { StepProps } from './first-run';

const ways = [
  { id: 'open', name: 'Tout le monde : la page d’inscription est ouverte' },
  {
    id: 'closed',
    name: 'Sur invitation : vous invitez qui vous voulez, par e-mail ou par un lien, sur l’écran Inscriptions',
  },
];

/** Open or closed registration. */
export function Component({ onDone }: StepProps) {
  const { data: site } = useQuery(siteQuery);
  return (
    <ServerForm
      isBare
      variant="contained"
      record={{ way: site?.enableNewRegistrations === false ? 'closed' : 'open' }}
      save="Enregistrer et continuer"
      run={({ way }: { way: string }) =>
        call('PATCH', '/api/admin/settings', { body: { enableNewRegistrations: way === 'open' } })
      }
      answers={settingsQuery}
      refreshes={[siteQuery.queryKey]}
      failed="Le choix n’a pas pu être enregistré."
      onSuccess={onDone}
    >
      <RadioButtonGroupInput source="way" label="Qui peut s’inscrire" choices={ways} row={false} />
    </ServerForm>
  );
}
