import { PaginationItem, Typography, type PaginationRenderItemParams } from '@mui/material';
import {
  Pagination,
  PaginationActions,
  useListContext,
  useListPaginationContext,
  type PaginationActionsProps,
} from 'react-admin';

/** The server accepts page numbers up to this many entries from the nearer end of a list (decision 2). */
const DEEPEST = 10_000;

const withEnds = { showFirstButton: true, showLastButton: true };

function useIsRefused() {
  const { perPage, total = 0 } = useListPaginationContext();
  return (page: number) => Math.min((page - 1) * perPage, total - page * perPage) > DEEPEST;
}

/** Pages of a list. Leaves out pages that the server would refuse, with a sentence on what helps. */
export function ListPagination({ rowsPerPageOptions }: { rowsPerPageOptions: number[] }) {
  const { page, total = 0, hasNextPage, hasPreviousPage } = useListPaginationContext();
  const { error } = useListContext();
  const isRefused = useIsRefused();
  const previousButton = { disabled: !hasPreviousPage || isRefused(page - 1) };
  const nextButton = { disabled: !hasNextPage || isRefused(page + 1) };
  // After a failure there is no count to show.
  if (error) return null;
  return (
    <>
      {(isRefused(page - 1) || isRefused(page + 1)) && (
        <Typography role="status" variant="body2" sx={{ px: 2, pt: 2 }}>
          Le milieu de cette liste est trop loin pour être feuilleté : filtrez-la, ou partez de son autre
          bout.
        </Typography>
      )}
      <Pagination
        rowsPerPageOptions={rowsPerPageOptions}
        actions={Actions}
        {...(total > 2 * DEEPEST && withEnds)}
        slotProps={{ actions: { previousButton, nextButton } }}
      />
    </>
  );
}

function Actions(props: PaginationActionsProps) {
  return <PaginationActions {...props} renderItem={(item) => <Item {...item} />} />;
}

function Item(item: PaginationRenderItemParams) {
  const isRefused = useIsRefused()(item.page ?? 1);
  if (item.type === 'page' && isRefused) return null;
  return <PaginationItem {...item} disabled={item.disabled || isRefused} />;
}
