import { Card } from '@mui/material';
import { ListBase } from 'react-admin';
import { Screen } from '../frame/Screen';
import { AuditFilters } from './AuditFilters';
import { AuditList } from './AuditList';

/** What administrators have done. It can only be read. */
export function Component() {
  return (
    <Screen title="Journal" lead="Tout ce que les administrateurs ont fait, le plus récent d’abord.">
      <Card component="section" aria-label="Actions">
        <ListBase
          resource="audit"
          sort={{ field: 'id', order: 'DESC' }}
          perPage={25}
          debounce={250}
          storeKey={false}
          queryOptions={{ onError: () => undefined }}
        >
          <AuditFilters />
          <AuditList />
        </ListBase>
      </Card>
    </Screen>
  );
}
