import { Link, useGetList } from 'react-admin';
import { formatDay } from '@passerelle/api-client/dates';
import { Loaded } from '../frame/Loaded';
import { Section } from '../frame/Section';
import { paths } from '../paths';
import type { User } from '../users/user';
import { DaysChart } from './DaysChart';
import { SmallTable } from './SmallTable';
import type { Statistics } from './statistics';
import { TabContent } from './TabContent';

/** Newest members. */
export function Component({ statistics }: { statistics: Statistics }) {
  const query = useGetList<User>('utilisateurs', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  return (
    <TabContent isEmpty={query.total === 0}>
      <Section isFlush title="Derniers inscrits" path={paths.newestUsers}>
        <Loaded query={query} of="des utilisateurs" inCard>
          {(users) => (
            <SmallTable
              label="Derniers inscrits"
              columns={['Membre', 'Inscription']}
              empty="Aucun utilisateur trouvé"
              rows={users.map(({ id, displayName, createdAt }) => [
                <Link key="name" to={paths.user(id)}>
                  {displayName}
                </Link>,
                formatDay(createdAt),
              ])}
            />
          )}
        </Loaded>
      </Section>
      <Section title="Inscriptions" path={paths.newestUsers}>
        <DaysChart days={statistics.days} series="users" />
      </Section>
    </TabContent>
  );
}
