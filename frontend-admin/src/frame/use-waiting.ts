import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { QUEUES } from '../queue/subject';
import { call } from '../api/http';

/** Polling interval of the counts. */
const LOOK_AGAIN_MS = 30_000;

/** Lists of waiting items, by screen, with their filters. */
const lists: Record<string, { resource: string; filter: object }> = {
  recours: { resource: 'recours', filter: { status: 'pending' } },
  'commentaires-retenus': { resource: 'commentaires-retenus', filter: {} },
  inscriptions: { resource: 'demandes-de-publier', filter: {} },
  relectures: { resource: 'relectures', filter: {} },
  messages: { resource: 'messages', filter: { state: 'waiting' } },
};

/** Number of waiting items on a screen. A subject with several reports counts once. */
export function useWaiting(screen: string): number {
  const isReported = screen === 'signalements' || screen === 'file';
  const list = lists[screen];
  const things = useQuery({
    queryKey: [...QUEUES, 'count'],
    queryFn: ({ signal }) => call('GET', '/api/admin/moderation/queue', { query: { limit: 1 } }, signal),
    select: ({ total }) => total,
    refetchInterval: LOOK_AGAIN_MS,
    enabled: isReported,
  });
  const { total } = useGetList(
    list?.resource ?? screen,
    { filter: list?.filter ?? {}, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: LOOK_AGAIN_MS, enabled: list !== undefined },
  );
  return (isReported ? things.data : total) ?? 0;
}
