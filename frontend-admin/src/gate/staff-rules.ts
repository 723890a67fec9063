import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/http';

/** Security rules for administrators and moderators. */
export const staffRulesQuery = queryOptions({
  queryKey: ['staff-rules'],
  queryFn: () => call('GET', '/api/admin/staff-rules'),
});
