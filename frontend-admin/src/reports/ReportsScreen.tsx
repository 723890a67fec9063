import { Button, Card } from '@mui/material';
import { ListBase } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { Screen } from '../frame/Screen';
import { LOOK_AGAIN_MS } from './overview';
import { ReportsDesk } from './ReportsDesk';
import { ReportTabs } from './ReportTabs';
import { ShortcutsHelp } from './ShortcutsHelp';
import { SuggestionsCard } from './SuggestionsCard';
import { useReportsFilter } from './use-reports-filter';

/** Reports in a table, with suggestions on top. */
export function Component() {
  const [filter, changeFilter] = useReportsFilter();
  return (
    <Screen
      title="Gestion des signalements"
      actions={
        <>
          <Button component={RouterLink} to="/file" variant="contained" size="small">
            Décider à la file
          </Button>
          <ShortcutsHelp />
        </>
      }
    >
      <SuggestionsCard />
      <Card component="section" aria-label="Signalements">
        <ReportTabs filter={filter} onChange={changeFilter} />
        <div role="tabpanel" id="signalements" aria-labelledby={`statut-${filter.status ?? 'all'}`}>
          <ListBase
            key={JSON.stringify(filter)}
            resource="signalements"
            filter={{ status: filter.status, commentId: filter.comment, reason: filter.reason }}
            sort={{ field: 'id', order: 'DESC' }}
            perPage={25}
            disableSyncWithLocation
            storeKey={false}
            queryOptions={{ refetchInterval: LOOK_AGAIN_MS, onError: () => undefined }}
          >
            <ReportsDesk />
          </ListBase>
        </div>
      </Card>
    </Screen>
  );
}
