import { Card } from '@mui/material';
import { Screen } from '../frame/Screen';
import { UsersFilters } from './UsersFilters';
import { UsersList } from './UsersList';
import { ServerList } from '../lists/ServerList';

/** The members, and what administrators do with their accounts. */
export function Component() {
  return (
    <Screen title="Gestion des Utilisateurs">
      <Card component="section" aria-label="Utilisateurs">
        <ServerList resource="users" sort={{ field: 'id', order: 'ASC' }}>
          <UsersFilters />
          <UsersList />
        </ServerList>
      </Card>
    </Screen>
  );
}
