import { Stack, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useListContext } from 'react-admin';
import { LoadFailure } from '../frame/LoadFailure';
import { Waiting } from '../frame/Waiting';
import { Paging } from '../lists/Paging';
import type { User } from './user';
import { UserCard } from './UserCard';
import { UsersTable } from './UsersTable';

/** The members: a table, or cards where there is no room for one. */
export function UsersList() {
  const list = useListContext<User>();
  const { data, isPending, error } = list;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  if (error) {
    return <LoadFailure ofList>Erreur lors de la récupération des utilisateurs</LoadFailure>;
  }
  if (isPending) return <Waiting label="Chargement des utilisateurs" inCard />;
  if (data.length === 0) {
    const { q, kind } = list.filterValues as { q?: string; kind?: string };
    return (
      <Typography sx={{ p: 4, textAlign: 'center' }}>
        {q || kind ? 'Aucun utilisateur ne correspond à votre recherche' : 'Aucun utilisateur trouvé'}
      </Typography>
    );
  }
  return (
    <>
      {isNarrow ? (
        <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}>
          {data.map((user) => (
            <UserCard key={user.id} user={user} />
          ))}
        </Stack>
      ) : (
        <UsersTable users={data} />
      )}
      <Paging />
    </>
  );
}
