import { Box, Link } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Waiting } from '../frame/Waiting';
import type { Tutorial } from '../tutorials/tutorial';
import { DaysChart } from './DaysChart';
import { Panel } from './Panel';
import { SmallTable } from './SmallTable';
import { formatNumber, type Statistics } from './statistics';
import { TabContent } from './TabContent';

/** Most read tutorials and domains. */
export function ContentTab({ statistics: { byDomain, days } }: { statistics: Statistics }) {
  const { data } = useGetList<Tutorial>('tutoriels', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'views', order: 'DESC' },
  });
  return (
    <TabContent>
      <Panel title="Tutoriels les plus lus" path="/tutoriels?sort=views&order=DESC">
        {data ? (
          <SmallTable
            label="Tutoriels les plus lus"
            columns={['Titre', 'Vues', 'J’aime']}
            empty="Aucun tutoriel trouvé"
            rows={data.map(({ id, title, views, likes }) => ({
              id,
              cells: [
                <Link key="title" href={`/tutoriels/${id}`}>
                  {title}
                </Link>,
                formatNumber(views),
                formatNumber(likes),
              ],
            }))}
          />
        ) : (
          <Waiting label="Chargement des tutoriels" />
        )}
      </Panel>
      <Panel title="Domaines" path="/domaines">
        <SmallTable
          label="Domaines"
          columns={['Domaine', 'Tutoriels', 'Vues', 'J’aime']}
          empty="Aucun domaine"
          rows={byDomain.map(({ id, name, tutorials, views, likes }) => ({
            id,
            cells: [
              <Link
                key="name"
                component={RouterLink}
                to={`/tutoriels?filter=${encodeURIComponent(JSON.stringify({ domainId: id }))}`}
              >
                {name}
              </Link>,
              formatNumber(tutorials),
              formatNumber(views),
              formatNumber(likes),
            ],
          }))}
        />
      </Panel>
      <Panel title="Tutoriels ajoutés" path="/tutoriels">
        <Box sx={{ px: 2, pb: 2 }}>
          <DaysChart days={days} series="tutorials" />
        </Box>
      </Panel>
      <Panel title="Commentaires écrits" path="/commentaires">
        <Box sx={{ px: 2, pb: 2 }}>
          <DaysChart days={days} series="comments" />
        </Box>
      </Panel>
    </TabContent>
  );
}
