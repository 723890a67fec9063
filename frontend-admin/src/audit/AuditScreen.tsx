import { Card } from '@mui/material';
import { Screen } from '../frame/Screen';
import { AuditFilters } from './AuditFilters';
import { AuditList } from './AuditList';
import { ServerList } from '../lists/ServerList';

/** What administrators have done. It can only be read. */
export function Component() {
  return (
    <Screen title="Journal" lead="Tout ce que les administrateurs ont fait, le plus récent d’abord.">
      <Card component="section" aria-label="Actions">
        <ServerList resource="audit" sort={{ field: 'id', order: 'DESC' }}>
          <AuditFilters />
          <AuditList />
        </ServerList>
      </Card>
    </Screen>
  );
}
