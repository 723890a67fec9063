import { Link, DataTable, useListContext } from 'react-admin';
import { formatDay } from '@passerelle/api-client/dates';
import { Screen } from '../frame/Screen';
import { usePersonHere } from '../gate/session';
import { choiceFilter, searchFilter } from '../lists/filters';
import { nowrap, onCard, RecordTable } from '../lists/RecordTable';
import { paths } from '../paths';
import { PersonName } from '../people/PersonName';
import { NewAccount } from './NewAccount';
import { StaffRules } from './StaffRules';
import type { User } from './user';
import { UserBadges } from './UserBadges';
import { UserMenu } from './UserMenu';

const Column = DataTable.Col<User>;

const filters = [
  searchFilter('Rechercher un utilisateur', 100),
  choiceFilter({
    source: 'kind',
    label: 'Comptes',
    choices: [
      { id: 'admin', name: 'Administrateurs' },
      { id: 'moderator', name: 'Modérateurs' },
      { id: 'contributor', name: 'Contributeurs' },
      { id: 'suspended', name: 'Suspendus' },
    ],
  }),
];

export function Component() {
  const { isAdmin } = usePersonHere();
  return (
    <Screen title="Gestion des Utilisateurs" actions={isAdmin && <NewAccount />}>
      <RecordTable
        label="Utilisateurs"
        of="des utilisateurs"
        empty={<WhyNone />}
        filters={filters}
        sortFields={['id', 'username', 'email', 'createdAt']}
        sort={{ field: 'id', order: 'ASC' }}
      >
        <Column source="id" label="ID" data-label="N°" sx={{ order: 2 }} />
        <Column
          source="username"
          label="Nom d'utilisateur"
          sx={{ order: 3 }}
          render={({ id, username }) => <Link to={paths.user(id)}>{username}</Link>}
        />
        <Column source="email" label="Email" sx={{ ...onCard.line, overflowWrap: 'anywhere', order: 5 }} />
        <Column label="Nom affiché" sx={onCard.head} render={(user) => <PersonName person={user} />} />
        <Column
          label="Statut"
          sx={{ ...onCard.end, order: 4 }}
          render={(user) => <UserBadges user={user} />}
        />
        <Column
          source="createdAt"
          label="Date d'inscription"
          data-label="Inscription le"
          sx={{ ...nowrap, ...onCard.line, order: 6 }}
          render={({ createdAt }) => formatDay(createdAt)}
        />
        <Column
          label="Actions"
          sx={{ ...onCard.end, order: 1 }}
          render={(user) => <UserMenu user={user} />}
        />
      </RecordTable>
      {isAdmin && <StaffRules />}
    </Screen>
  );
}

function WhyNone() {
  const { q, kind } = useListContext().filterValues as { q?: string; kind?: string };
  return q || kind ? 'Aucun utilisateur ne correspond à votre recherche' : 'Aucun utilisateur trouvé';
}
