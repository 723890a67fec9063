import { Box, Link } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Waiting } from '../frame/Waiting';
import { formatDay } from '@passerelle/api-client/dates';
import type { User } from '../users/user';
import { DaysChart } from './DaysChart';
import { Panel } from './Panel';
import { SmallTable } from './SmallTable';
import type { Statistics } from './statistics';
import { TabContent } from './TabContent';

const LATEST = '/utilisateurs?sort=createdAt&order=DESC';

/** Newest members. */
export function UsersTab({ statistics }: { statistics: Statistics }) {
  const { data } = useGetList<User>('utilisateurs', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <TabContent>
      <Panel title="Derniers inscrits" path={LATEST}>
        {data ? (
          <SmallTable
            label="Derniers inscrits"
            columns={['Membre', 'Inscription']}
            empty="Aucun utilisateur trouvé"
            rows={data.map(({ id, displayName, createdAt }) => ({
              id,
              cells: [
                <Link key="name" component={RouterLink} to={`/utilisateurs/${id}`}>
                  {displayName}
                </Link>,
                formatDay(createdAt),
              ],
            }))}
          />
        ) : (
          <Waiting label="Chargement des utilisateurs" />
        )}
      </Panel>
      <Panel title="Inscriptions" path={LATEST}>
        <Box sx={{ px: 2, pb: 2 }}>
          <DaysChart days={statistics.days} series="users" />
        </Box>
      </Panel>
    </TabContent>
  );
}
