import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/http';

/** What is asked of those who administer and moderate. */
export const staffRulesQuery = queryOptions({
  queryKey: ['staff-rules'],
  queryFn: () => call('GET', '/api/admin/staff-rules'),
  retry: false,
});
