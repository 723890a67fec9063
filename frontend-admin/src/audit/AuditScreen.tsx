import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { DataTable, TextInput } from 'react-admin';
import { formatMoment } from '@passerelle/api-client/dates';
import { call } from '../api/http';
import { Screen } from '../frame/Screen';
import { labelIn } from '../language/label-in';
import { choiceFilter, ChoiceInput } from '../lists/filters';
import { RecordTable, words } from '../lists/RecordTable';
import { PersonName } from '../people/PersonName';
import { settingsQuery } from '../settings/settings';
import { dayAfter, dayOf, startOf } from './days';
import { actions, differences, targets, type Difference, type Entry } from './entry';

const Column = DataTable.Col<Entry>;

const day = { alwaysOn: true, type: 'date', slotProps: { inputLabel: { shrink: true } } } as const;
const filters = [
  <ActorInput key="actorId" source="actorId" alwaysOn />,
  choiceFilter({
    source: 'targetType',
    label: 'Objet',
    choices: Object.entries(targets).map(([id, name]) => ({ id, name })),
  }),
  <TextInput
    key="since"
    source="since"
    label="Du"
    {...day}
    parse={startOf}
    format={(moment?: string) => (moment ? dayOf(moment) : '')}
  />,
  <TextInput
    key="until"
    source="until"
    label="Au"
    {...day}
    parse={dayAfter}
    format={(moment?: string) => (moment ? dayOf(moment, -1) : '')}
  />,
];

/** The audit trail, read-only. */
export function Component() {
  return (
    <Screen title="Journal" lead="Tout ce que les administrateurs ont fait, le plus récent d’abord.">
      <RecordTable
        label="Actions"
        of="du journal"
        empty="Aucune action trouvée."
        filters={filters}
        sort={{ field: 'id', order: 'DESC' }}
      >
        <Column
          label="Date"
          render={({ createdAt }) => formatMoment(createdAt)}
          sx={{ width: 190, color: 'text.secondary' }}
        />
        <Column
          label="Personne"
          render={({ actor }) => <PersonName person={actor} size={24} />}
          sx={{ width: 240 }}
        />
        <Column label="Action" sx={words} render={(entry) => <Action entry={entry} />} />
      </RecordTable>
    </Screen>
  );
}

function ActorInput(props: { source: string; alwaysOn: boolean }) {
  const { data: people = [] } = useQuery({
    queryKey: ['journal', 'actors'],
    queryFn: () => call('GET', '/api/admin/audit/actors'),
  });
  const choices = people.map(({ id, displayName }) => ({ id, name: displayName }));
  return <ChoiceInput {...props} label="Personne" choices={choices} all="Toutes" />;
}

function Action({ entry }: { entry: Entry }) {
  const { action, targetType, targetId, note } = entry;
  const { data: settings } = useQuery({ ...settingsQuery, enabled: targetType === 'settings' });
  const labels = new Map<string, string>(
    settings?.groups.flatMap((group) => group.settings).map(({ name, label }) => [name, label] as const),
  );
  const changes = differences(entry, labels);
  // For a suspension, the note repeats one of the changed fields.
  const isNoteSaid = changes.some(({ after }) => after === note);
  return (
    <>
      <Typography variant="body2">
        <strong>{labelIn(actions, action)}</strong>
        {targetId !== null && ` (${labelIn(targets, targetType).toLocaleLowerCase('fr')} n° ${targetId})`}
      </Typography>
      {changes.map(({ name, before, after }) => (
        <Typography key={name} variant="body2" sx={{ color: 'text.secondary' }}>
          {name}&nbsp;: <Change before={before} after={after} />
        </Typography>
      ))}
      {note && !isNoteSaid && <Typography variant="body2">Note : {note}</Typography>}
    </>
  );
}

/** A created or deleted field has one value only. */
function Change({ before, after }: Pick<Difference, 'before' | 'after'>) {
  if (before === undefined || after === undefined) return <>{before ?? after}</>;
  return (
    <>
      <del>{before}</del> <ins>{after}</ins>
    </>
  );
}
