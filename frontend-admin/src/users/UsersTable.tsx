import {
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { useListContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '../language/format-date';
import { PersonName } from '../people/PersonName';
import type { User } from './user';
import { UserBadges } from './UserBadges';
import { UserMenu } from './UserMenu';

const columns = [
  { label: 'ID', field: 'id' },
  { label: "Nom d'utilisateur", field: 'username' },
  { label: 'Email', field: 'email' },
  { label: 'Nom affiché' },
  { label: 'Statut' },
  { label: "Date d'inscription", field: 'createdAt' },
  { label: 'Actions' },
];

export function UsersTable({ users }: { users: User[] }) {
  const { sort, setSort } = useListContext();
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableContainer tabIndex={0} role="region" aria-label="Tableau des utilisateurs">
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ label, field }) => (
              <TableCell
                key={label}
                scope="col"
                sortDirection={field !== undefined && sort.field === field ? direction : false}
              >
                {field === undefined ? (
                  label
                ) : (
                  <TableSortLabel
                    active={sort.field === field}
                    direction={direction}
                    onClick={() =>
                      setSort({ field, order: sort.field === field && direction === 'asc' ? 'DESC' : 'ASC' })
                    }
                  >
                    {label}
                  </TableSortLabel>
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map((user) => (
            <TableRow key={user.id} hover>
              <TableCell>{user.id}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <Link component={RouterLink} to={`/utilisateurs/${user.id}`}>
                  {user.username}
                </Link>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{user.email}</TableCell>
              <TableCell>
                <PersonName person={user} />
              </TableCell>
              <TableCell>
                <UserBadges user={user} />
              </TableCell>
              <TableCell>{formatDay(user.createdAt)}</TableCell>
              <TableCell>
                <UserMenu user={user} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
