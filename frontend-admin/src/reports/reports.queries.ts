import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/http';

/** Polling interval; paused while the page is hidden. */
export const LOOK_AGAIN_MS = 20_000;

export const overviewQuery = queryOptions({
  queryKey: ['signalements', 'overview'],
  queryFn: () => call('GET', '/api/admin/reports/overview'),
  refetchInterval: LOOK_AGAIN_MS,
});
