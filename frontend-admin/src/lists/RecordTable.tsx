import { Card, Typography, useMediaQuery, type Theme } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import {
  BulkActionsToolbar,
  BulkDeleteButton,
  DataTable,
  FilterButton,
  List,
  SortButton,
  TopToolbar,
  useListContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { LoadFailure } from '../frame/LoadFailure';
import type { Block } from '../api/data-provider';
import { ListPagination } from './ListPagination';
import { OlderMatches } from './OlderMatches';
import { SelectColumn, type Selection } from './SelectColumn';
import { ShownSelection } from './ShownSelection';

/** For a column that must not wrap. */
export const nowrap = { whiteSpace: 'nowrap' };
/** For a column of user text of any length. */
export const words = { minWidth: 200, overflowWrap: 'anywhere' };
/**
 * Position of a cell on a card, which wraps its cells (theme/table-styles.ts). Tables ignore it.
 * - `line`: a line of its own
 * - `head`: leaves room for a checkbox or button beside it
 * - `end`: right-aligned
 */
export const onCard = {
  line: { flex: '1 1 100%' },
  head: { flex: '1 1 calc(100% - 64px)' },
  end: { marginInlineStart: 'auto' },
};

interface RecordTableProps<T extends RaRecord> {
  /** Defaults to the resource of the screen. */
  resource?: string;
  label: string;
  /** « des tutoriels » */
  of: string;
  /** Shown for an empty list. */
  empty: ReactNode;
  filters: ReactElement[];
  /** Beside the filters. */
  actions?: ReactNode;
  /** Sort choices for cards, which have no column headers. */
  sortFields?: string[];
  /** Initial order. */
  sort: SortPayload;
  /** Enables selection and the deletion of the selected records. */
  selection?: Selection<T>;
  /**
   * Confirmation before selected records are deleted; without it the deletion can be undone. The title names the number:
   * « Supprimer %{smart_count} adresse ? |||| Supprimer %{smart_count} adresses ? ».
   */
  question?: { title: string; content: string };
  children: ReactNode;
}

/** A paged table, filtered and sorted by the server; on narrow screens its rows become cards (theme/table-styles.ts). */
export function RecordTable<T extends RaRecord>(props: RecordTableProps<T>) {
  const { resource, label, of, empty, filters, actions, sortFields, sort, selection, children } = props;
  const { question } = props;
  const asksFirst = question && {
    mutationMode: 'pessimistic' as const,
    confirmTitle: question.title,
    confirmContent: question.content,
  };
  const [block, setBlock] = useState<Block>();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  return (
    <Card component="section" aria-label={label}>
      <List
        // Such lists stand below tabs: their parameters would replace the tab in the address.
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
        error={false}
        queryOptions={{ onError: () => undefined, meta: { block } }}
        pagination={<ListPagination rowsPerPageOptions={[25, 50, 100]} />}
      >
        <Known failed={`Erreur lors de la récupération ${of}`}>
          <DataTable
            bulkActionButtons={false}
            {...(selection && {
              bulkActionsToolbar: (
                // Only shown records can be selected, so that nobody deletes an unseen one.
                <BulkActionsToolbar selectAllButton={false}>
                  <BulkDeleteButton {...asksFirst} />
                </BulkActionsToolbar>
              ),
            })}
            rowClick={false}
            empty={<Typography sx={{ p: 4, textAlign: 'center' }}>{empty}</Typography>}
          >
            {selection && <SelectColumn {...selection} />}
            {children}
          </DataTable>
        </Known>
        {selection && <ShownSelection isSelectable={selection.isSelectable} />}
        <OlderMatches block={block} onChange={setBlock} />
      </List>
    </Card>
  );
}

/** The loaded table, with its open dialogs, below the error of a failed refetch. */
function Known({ failed, children }: { failed: string; children: ReactNode }) {
  const { data, error } = useListContext();
  return (
    <>
      {error && <LoadFailure ofList>{failed}</LoadFailure>}
      {(data || !error) && children}
    </>
  );
}
