import { Link } from '@mui/material';
import { Link as ScreenLink, useGetList } from 'react-admin';
import { formatNumber } from '@passerelle/api-client/numbers';
import { Loaded } from '../frame/Loaded';
import { Section } from '../frame/Section';
import { paths, sitePaths } from '../paths';
import type { Tutorial } from '../tutorials/tutorial';
import { DaysChart } from './DaysChart';
import { SmallTable } from './SmallTable';
import type { Statistics } from './statistics';
import { TabContent } from './TabContent';

/** Most read tutorials and domains. */
export function Component({ statistics: { byDomain, days } }: { statistics: Statistics }) {
  const query = useGetList<Tutorial>('tutoriels', {
    pagination: { page: 1, perPage: 8 },
    sort: { field: 'views', order: 'DESC' },
  });
  return (
    <TabContent isEmpty={query.total === 0}>
      <Section isFlush title="Tutoriels les plus lus" path={paths.mostRead}>
        <Loaded query={query} of="des tutoriels" inCard>
          {(tutorials) => (
            <SmallTable
              label="Tutoriels les plus lus"
              columns={['Titre', 'Vues', 'J’aime']}
              empty="Aucun tutoriel trouvé"
              rows={tutorials.map(({ id, title, views, likes }) => [
                <Link key="title" href={sitePaths.tutorial(id)}>
                  {title}
                </Link>,
                formatNumber(views),
                formatNumber(likes),
              ])}
            />
          )}
        </Loaded>
      </Section>
      <Section isFlush title="Domaines" path={paths.domains}>
        <SmallTable
          label="Domaines"
          columns={['Domaine', 'Tutoriels', 'Vues', 'J’aime']}
          empty="Aucun domaine"
          rows={byDomain.map(({ id, name, tutorials, views, likes }) => [
            <ScreenLink key="name" to={paths.tutorialsIn(id)}>
              {name}
            </ScreenLink>,
            formatNumber(tutorials),
            formatNumber(views),
            formatNumber(likes),
          ])}
        />
      </Section>
      <Section title="Tutoriels ajoutés" path={paths.tutorials}>
        <DaysChart days={days} series="tutorials" />
      </Section>
      <Section title="Commentaires écrits" path={paths.comments}>
        <DaysChart days={days} series="comments" />
      </Section>
    </TabContent>
  );
}
