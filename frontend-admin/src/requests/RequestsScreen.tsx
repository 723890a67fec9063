import type { components } from '@passerelle/api-client/schema';
import { DataTable } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { Screen } from '../frame/Screen';
import { DeleteButton } from '../lists/DeleteButton';
import { searchFilter } from '../lists/filters';
import { RecordTable, words } from '../lists/RecordTable';

type TutorialRequest = components['schemas']['TutorialRequestDto'];
const Column = DataTable.Col<TutorialRequest>;

const filters = [searchFilter('Rechercher une demande', 200)];

/** Subjects requested by members who found nothing. */
export function Component() {
  return (
    <Screen
      title="Sujets demandés"
      lead="Les tutoriels que des membres ont cherchés en vain, les plus demandés d’abord."
    >
      <RecordTable
        label="Sujets demandés"
        of="des demandes"
        empty="Aucune demande"
        filters={filters}
        sort={{ field: 'times', order: 'DESC' }}
        selection={{ name: ({ text }: TutorialRequest) => `« ${text} »` }}
      >
        <Column source="text" label="Demande" sx={words} />
        <Column
          source="times"
          label="Combien de fois"
          render={({ times, lastAskedAt }) =>
            `${times === 1 ? 'Demandé une fois, le' : `Demandé ${times} fois, la dernière le`} ${formatMoment(lastAskedAt)}`
          }
          sortByOrder="DESC"
        />
        <Column
          label="Actions"
          render={({ text }) => (
            <DeleteButton
              label={`Retirer « ${text} »`}
              done={{
                title: 'Demande retirée',
                description: 'Elle reviendra si un membre la fait de nouveau.',
              }}
            />
          )}
        />
      </RecordTable>
    </Screen>
  );
}
