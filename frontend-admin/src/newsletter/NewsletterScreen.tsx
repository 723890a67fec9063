import { Button } from '@mui/material';
import type { components } from '@passerelle/api-client/schema';
import Download from '~icons/download';
import { DataTable, useListContext } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { Screen } from '../frame/Screen';
import { DeleteButton } from '../lists/DeleteButton';
import { choiceFilter, searchFilter } from '../lists/filters';
import { RecordTable, words } from '../lists/RecordTable';

type Subscriber = components['schemas']['SubscriberDto'];
const Column = DataTable.Col<Subscriber>;

const filters = [
  searchFilter('Rechercher une adresse', 254),
  choiceFilter({
    source: 'state',
    label: 'État',
    choices: [
      { id: 'waiting', name: 'En attente de confirmation' },
      { id: 'confirmed', name: 'Confirmées' },
    ],
    all: 'Toutes',
  }),
];

export function Component() {
  return (
    <Screen title="Newsletter" lead="Les adresses inscrites, les plus récentes d’abord.">
      <RecordTable
        label="Abonnés"
        of="des abonnés"
        empty="Aucun abonné trouvé"
        filters={filters}
        actions={<ExportButton />}
        sort={{ field: 'id', order: 'DESC' }}
        selection={{ name: ({ email }: Subscriber) => email }}
        question={{
          title: 'Retirer %{smart_count} adresse ? |||| Retirer %{smart_count} adresses ?',
          content: 'La newsletter ne leur sera plus envoyée.',
        }}
      >
        <Column source="email" label="Adresse" sx={words} />
        <Column
          source="createdAt"
          label="Inscription"
          render={({ createdAt, confirmedAt }) =>
            `Inscrite le ${formatMoment(createdAt)}, ${
              confirmedAt ? `confirmée le ${formatMoment(confirmedAt)}` : 'en attente de confirmation'
            }`
          }
        />
        <Column
          label="Actions"
          render={({ email }) => (
            <DeleteButton
              label={`Retirer ${email}`}
              warning="Cette adresse ne recevra plus la newsletter."
              done={{ title: 'Abonnement supprimé', description: 'Cette adresse ne recevra plus rien.' }}
            />
          )}
        />
      </RecordTable>
    </Screen>
  );
}

/** Downloads the subscriptions of the chosen state. */
function ExportButton() {
  const { state } = useListContext().filterValues as { state?: string };
  return (
    <Button
      component="a"
      href={`/api/admin/newsletter/subscribers.csv${state ? `?state=${state}` : ''}`}
      download
      size="small"
      startIcon={<Download size={18} aria-hidden />}
    >
      Exporter en CSV
    </Button>
  );
}
