import { Card } from '@mui/material';
import { ListBase } from 'react-admin';
import { Screen } from '../frame/Screen';
import { UsersFilters } from './UsersFilters';
import { UsersList } from './UsersList';

/** The members, and what administrators do with their accounts. */
export function Component() {
  return (
    <Screen title="Gestion des Utilisateurs">
      <Card component="section" aria-label="Utilisateurs">
        <ListBase
          resource="users"
          sort={{ field: 'id', order: 'ASC' }}
          perPage={25}
          debounce={250}
          storeKey={false}
          queryOptions={{ onError: () => undefined }}
        >
          <UsersFilters />
          <UsersList />
        </ListBase>
      </Card>
    </Screen>
  );
}
