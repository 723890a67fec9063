import { queryOptions } from '@tanstack/react-query';
import type { components } from '@passerelle/api-client/schema';
import { call } from '../api/http';

export type Backups = components['schemas']['BackupsDto'];

const LOOK_AGAIN_MS = 500;
const NEXT_POINT_MS = 5000;

export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: () => call('GET', '/api/admin/backups'),
  refetchInterval: ({ state: { data } }) => {
    if (data?.isRunning) return LOOK_AGAIN_MS;
    return data?.plan.backupContinuous ? NEXT_POINT_MS : false;
  },
  gcTime: 0,
});
