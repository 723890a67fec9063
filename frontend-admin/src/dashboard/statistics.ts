import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { call } from '../api/http';

export type Statistics = components['schemas']['StatisticsDto'];
export type Day = Statistics['days'][number];
export type Series = 'users' | 'tutorials' | 'comments';

const LOOK_AGAIN_MS = MINUTE_MS;

export const statisticsQuery = queryOptions({
  queryKey: ['statistics'],
  queryFn: () => call('GET', '/api/admin/statistics'),
  refetchInterval: LOOK_AGAIN_MS,
});

export const seriesLabels: Record<Series, string> = {
  users: 'Inscriptions',
  tutorials: 'Tutoriels',
  comments: 'Commentaires',
};
