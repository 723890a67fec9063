import { Box, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { Waiting } from '../frame/Waiting';
import { Figures } from '../reports/Figures';
import { overviewQuery } from '../reports/overview';
import { useReasonLabels } from '../reports/use-reason-labels';
import { Panel } from './Panel';
import { SmallTable } from './SmallTable';
import { formatNumber } from './statistics';
import { TabContent } from './TabContent';

/** Reports by status and reason. */
export function ReportsTab() {
  const reasonLabels = useReasonLabels();
  const { data: overview } = useQuery(overviewQuery);
  if (!overview) return <Waiting label="Chargement des signalements" />;
  const { statuses, reasons } = overview;
  const total = statuses.pending + statuses.resolved + statuses.rejected;
  return (
    <TabContent>
      <Panel title="Suivi" path="/signalements">
        <Box sx={{ px: 2, pb: 2 }}>{total > 0 ? <Figures overview={overview} /> : 'Aucun signalement'}</Box>
      </Panel>
      <Panel title="Raisons" path="/signalements?statut=pending">
        <SmallTable
          label="Raisons"
          columns={['Raison', 'En attente']}
          empty="Aucun signalement à traiter"
          rows={reasons.map(({ reason, count }) => ({
            id: reason,
            cells: [
              <Link key="reason" component={RouterLink} to={`/signalements?statut=pending&reason=${reason}`}>
                {reasonLabels[reason]}
              </Link>,
              formatNumber(count),
            ],
          }))}
        />
      </Panel>
    </TabContent>
  );
}
