import { Card, Typography, useMediaQuery, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  FilterButton,
  List,
  Pagination,
  SortButton,
  TopToolbar,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { LoadFailure } from '../frame/LoadFailure';
import { SelectColumn, type Selection } from './SelectColumn';

/** Of a column whose words stay in one line. */
export const nowrap = { whiteSpace: 'nowrap' };
/** Of a column for what people write, at whatever length. */
export const words = { minWidth: 200, overflowWrap: 'anywhere' };
/**
 * Where a cell stands on a card, whose cells wrap (theme/table-styles.ts); a table looks at none of it.
 * - `line`: by itself
 * - `head`: with a box or a button beside it, whatever its length
 * - `end`: at the end of its line
 */
export const onCard = {
  line: { flex: '1 1 100%' },
  head: { flex: '1 1 calc(100% - 64px)' },
  end: { marginInlineStart: 'auto' },
};

interface RecordTableProps<T extends RaRecord> {
  /** Where it is not the resource of the screen. */
  resource?: string;
  label: string;
  /** « des tutoriels » */
  of: string;
  /** Said of a list without anything in it. */
  empty: ReactNode;
  filters: ReactElement[];
  /** Beside the filters. */
  actions?: ReactNode;
  /** By what cards are sorted, which have no headers to press. */
  sortFields?: string[];
  /** How it is sorted until another order is asked for. */
  sort: SortPayload;
  /** Which records can be selected, and what can be done with several. */
  selection?: Selection<T>;
  bulkActions?: ReactNode;
  children: ReactNode;
}

/** Records in pages, which the server filters and sorts; cards where there is no room for a table (theme.ts). */
export function RecordTable<T extends RaRecord>(props: RecordTableProps<T>) {
  const { resource, label, of, empty, filters, actions, sortFields, sort, selection, bulkActions, children } =
    props;
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <Card component="section" aria-label={label}>
      <List
        // Beside other lists, below tabs: what the address says is about the screen.
        {...(resource && { resource, disableSyncWithLocation: true })}
        title={false}
        component="div"
        filters={filters}
        actions={
          <TopToolbar>
            {actions}
            {sortFields && isNarrow && <SortButton fields={sortFields} />}
            <FilterButton />
          </TopToolbar>
        }
        sort={sort}
        perPage={25}
        debounce={250}
        storeKey={false}
        empty={false}
        error={<LoadFailure ofList>Erreur lors de la récupération {of}</LoadFailure>}
        queryOptions={{ onError: () => undefined }}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      >
        <DataTable
          bulkActionButtons={false}
          {...(selection && { bulkActionsToolbar: <BulkActionsToolbar>{bulkActions}</BulkActionsToolbar> })}
          rowClick={false}
          empty={<Typography sx={{ p: 4, textAlign: 'center' }}>{empty}</Typography>}
        >
          {selection && <SelectColumn {...selection} />}
          {children}
        </DataTable>
      </List>
    </Card>
  );
}
