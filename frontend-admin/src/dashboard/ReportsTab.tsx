import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@passerelle/api-client/numbers';
import { Link } from 'react-admin';
import { Loaded } from '../frame/Loaded';
import { Section } from '../frame/Section';
import { paths } from '../paths';
import { Figures } from '../reports/Figures';
import { overviewQuery, useReasonLabels } from '../reports/report';
import { SmallTable } from './SmallTable';
import { TabContent } from './TabContent';

/** Reports by status and reason. */
export function Component() {
  const reasonLabels = useReasonLabels();
  const query = useQuery(overviewQuery);
  const counts = Object.values(query.data?.statuses ?? {});
  return (
    <TabContent isEmpty={query.data !== undefined && counts.every((count) => count === 0)}>
      <Section isFlush title="Suivi" path={paths.reports}>
        <Loaded query={query} of="des signalements" inCard>
          {(overview) => (
            <Box sx={{ px: 2.5, pb: 2.5 }}>
              <Figures overview={overview} />
            </Box>
          )}
        </Loaded>
      </Section>
      <Section isFlush title="Raisons" path={paths.pendingReports}>
        <Loaded query={query} of="des raisons" inCard>
          {({ reasons }) => (
            <SmallTable
              label="Raisons"
              columns={['Raison', 'En attente']}
              empty="Aucun signalement à traiter"
              rows={reasons.map(({ reason, count }) => [
                <Link key="reason" to={paths.pendingReportsBecause(reason)}>
                  {reasonLabels[reason]}
                </Link>,
                formatNumber(count),
              ])}
            />
          )}
        </Loaded>
      </Section>
    </TabContent>
  );
}
