import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/http';

/** Often enough that nobody has to reload; a hidden page waits. */
export const LOOK_AGAIN_MS = 20_000;

export const overviewQuery = queryOptions({
  queryKey: ['signalements', 'overview'],
  queryFn: () => call('GET', '/api/admin/reports/overview'),
  refetchInterval: LOOK_AGAIN_MS,
});
