import { Pagination } from 'react-admin';

/** Where one is in a list, and the way on. */
export function Paging() {
  return <Pagination rowsPerPageOptions={[25, 50, 100]} sx={{ borderTop: 1, borderColor: 'divider' }} />;
}
